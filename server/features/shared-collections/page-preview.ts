import type { RequestHandler } from 'express';
import { SHARE_ID } from '#shared/contracts/shared-collection.ts';
import { firstName } from '#shared/rules/first-name.ts';
import type { Services } from '../../services.ts';
import { findShown } from './shown-store.ts';

/** Gives the page of a public collection its own title and description, for search engines and previews in chats. */
export const pagePreview =
  ({ db }: Pick<Services, 'db'>): RequestHandler<{ shareId: string }> =>
  async (req, res, next) => {
    const { shareId } = req.params;
    const shown = SHARE_ID.test(shareId) ? await findShown(db, shareId) : undefined;
    if (shown?.isPublic) {
      const name = shown.organizationName ?? firstName(shown.firstName);
      res.locals.linkedPage = {
        path: `/shared/${shown.shareId}`,
        title: `${shown.title} · Rollcall`,
        description:
          shown.description ??
          `${name ? `The board games of ${name}` : 'A board game collection'}, to look through and search.`,
        isListed: shown.allowIndexing,
      };
    }
    next();
  };
