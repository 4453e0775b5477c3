import type { RequestHandler } from 'express';
import { SHARE_ID } from '#shared/sharing/shared-collection-contract.ts';
import { firstName } from '#server/plays/service.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ShownBodies } from './shown-bodies.ts';
import { versionOf } from './shown-collection.ts';
import { findShown } from './shown-store.ts';

/**
 * Sets title and description of a public collection's page for search engines and chats, and its content for visitors.
 */
export const pagePreview =
  (db: Database, bodies: ShownBodies): RequestHandler<{ shareId: string }> =>
  async (req, res, next) => {
    const { shareId } = req.params;
    const shown = SHARE_ID.test(shareId) ? await findShown(db, shareId) : undefined;
    if (shown?.isPublic) {
      const name = shown.organizationName ?? firstName(shown.firstName);
      const path = `/shared/${shown.shareId}`;
      const version = versionOf(shown, null);
      res.locals.linkedPage = {
        path,
        title: `${shown.title} · Rollcall`,
        description:
          shown.description ??
          `${name ? `The board games of ${name}` : 'A board game collection'}, to look through and search.`,
        isListed: shown.allowIndexing,
        content: { path, version, load: () => bodies.ifShort(version, shown, null) },
      };
    }
    next();
  };
