import type { RequestHandler } from 'express';
import { SHARE_ID } from '#shared/sharing/shared-collection-contract.ts';
import { firstName } from '#server/plays/service.ts';
import { linkPictures } from '#server/platform/link-pictures/link-picture.ts';
import type { Services } from '#server/platform/services.ts';
import type { ShownBodies } from './shown-bodies.ts';
import { versionOf } from './shown-collection.ts';
import { findShown, type Shown, shownSample } from './shown-store.ts';

const SHELF_COLOUR = '#0b5f66';

function ownerText({ organizationName, firstName: name }: Shown): string {
  const owner = organizationName ?? firstName(name);
  return owner ? `The board games of ${owner}` : 'A board game collection';
}

/**
 * Sets title and description of a public collection's page for search engines and chats, and its content for visitors.
 */
export const pagePreview =
  (
    { db, environment }: Pick<Services, 'db' | 'environment'>,
    bodies: ShownBodies,
  ): RequestHandler<{ shareId: string }> =>
  async (req, res, next) => {
    const pictureOf = async (shown: Shown) => {
      const [pictures, { total, games }] = await Promise.all([
        linkPictures(db, environment.origin),
        shownSample(db, shown.userId),
      ]);
      const count = total === 1 ? '1 game' : `${total.toLocaleString('en')} games`;
      const address = pictures.addressOf({
        plate: null,
        title: shown.title,
        kind: 'Board games',
        lines: [ownerText(shown)],
        note: [count, 'quiet'],
        games,
        colour: SHELF_COLOUR,
      });
      return { address, alt: `${shown.title}. ${ownerText(shown)}, ${count}` };
    };
    const { shareId } = req.params;
    const shown = SHARE_ID.test(shareId) ? await findShown(db, shareId) : undefined;
    if (shown?.isPublic) {
      const path = `/shared/${shown.shareId}`;
      const version = versionOf(shown, null);
      res.locals.linkedPage = {
        path,
        title: `${shown.title} · Rollcall`,
        description: shown.description ?? `${ownerText(shown)}, to look through and search.`,
        isListed: shown.allowIndexing,
        picture: await pictureOf(shown),
        content: { path, version, load: () => bodies.ifShort(version, shown, null) },
      };
    }
    next();
  };
