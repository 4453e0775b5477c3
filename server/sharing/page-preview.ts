import type { RequestHandler } from 'express';
import { SHARE_ID } from '#shared/sharing/shared-collection-contract.ts';
import type { Services } from '#server/platform/services.ts';
import { ownerText, shelfPictures } from './shelf-picture.ts';
import type { ShownBodies } from './shown-bodies.ts';
import { versionOf } from './shown-collection.ts';
import { findShown, type Shown } from './shown-store.ts';
import type { LinkedPage } from '#server/platform/web-app/page-head.ts';
import { inLanguage, languageOf } from '#server/platform/words/language.ts';
import { t } from '#server/platform/words/words.ts';

/**
 * Sets title, description and picture of a public collection's page for search engines and chats, and its content for
 * visitors.
 */
export function pagePreview(
  services: Pick<Services, 'db' | 'environment'>,
  bodies: ShownBodies,
): RequestHandler<{ shareId: string }> {
  const pictureOf = shelfPictures(services);
  const linkedPage = async (shown: Shown): Promise<LinkedPage> => {
    const path = `/shared/${shown.shareId}`;
    const version = versionOf(shown, null);
    return {
      path,
      title: `${shown.title} · Rollcall`,
      description: shown.description ?? t('{shelf}, to look through and search.', { shelf: ownerText(shown) }),
      isListed: shown.allowIndexing,
      picture: await pictureOf(shown),
      content: { path, version, load: () => bodies.ifShort(version, shown, null) },
    };
  };
  return async (req, res, next) => {
    const { shareId } = req.params;
    const shown = SHARE_ID.test(shareId) ? await findShown(services.db, shareId) : undefined;
    if (shown?.isPublic) res.locals.linkedPage = await inLanguage(languageOf(req), () => linkedPage(shown));
    next();
  };
}
