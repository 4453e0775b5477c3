import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SharedCollection } from '#shared/contracts/shared-collection.ts';
import { firstName } from '#server/domain/people/rules/first-name.ts';
import type { Owner } from '#server/auth/owner.ts';
import type { Database } from '#server/database/database.ts';
import { cachedBytes, cacheResponse, type CachedResponse } from '#server/http/cached-response.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findShown, type Shown, shownGamesAsJson, shownTagsAsJson } from './shown-store.ts';

const MAX_BYTES = 8 * 1024 * 1024;

type Viewer = Pick<Owner, 'id'> | null;

/** A shared collection that this viewer may see. @throws Refusal not_found, also for another user's private one */
export async function openShown(db: Database, viewer: Viewer, shareId: string): Promise<Shown> {
  const shown = await findShown(db, shareId);
  if (!shown || !(shown.isPublic || shown.userId === viewer?.id)) throw new Refusal('not_found');
  return shown;
}

/** The data of its page without games and tags. */
const factsOf = (shown: Shown, viewer: Viewer): Omit<SharedCollection, 'games' | 'tags'> => ({
  shareId: shown.shareId,
  title: shown.title,
  description: shown.description,
  sharedBy: shown.organizationName ?? firstName(shown.firstName),
  isPublic: shown.isPublic,
  isMine: shown.userId === viewer?.id,
  allowComments: shown.allowComments,
  showRatings: shown.showRatings,
});

/** The version of the page's body; changes with its content. */
export function versionOf(shown: Shown, viewer: Viewer): string {
  const facts = [factsOf(shown, viewer), shown.userId, shown.revision, shown.showTags];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

/** Caches pages as sent while their content is unchanged, so that a popular link is built once. */
export function shownBodies(db: Database) {
  const bodies = new LRUCache<string, CachedResponse, { shown: Shown; viewer: Viewer }>({
    maxSize: MAX_BYTES,
    sizeCalculation: cachedBytes,
    fetchMethod: async (_version, _stale, { context: { shown, viewer } }) => {
      const games = await shownGamesAsJson(db, shown.userId, shown.showRatings);
      const tags = shown.showTags ? await shownTagsAsJson(db, shown.userId) : '[]';
      const facts = JSON.stringify(factsOf(shown, viewer)).slice(0, -1);
      return cacheResponse(`${facts},"games":${games},"tags":${tags}}`);
    },
  });
  return (version: string, shown: Shown, viewer: Viewer): Promise<CachedResponse> =>
    bodies.forceFetch(version, { context: { shown, viewer } });
}
