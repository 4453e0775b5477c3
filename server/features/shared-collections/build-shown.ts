import type { Database } from '#server/database/database.ts';
import { cacheResponse, type CachedResponse } from '#server/http/cached-response.ts';
import { GAMES_WITH_RATINGS, GAMES_WITHOUT_RATINGS, shownTagsAsJson } from './shown-store.ts';

export interface ShownRequest {
  userId: number;
  showRatings: boolean;
  showTags: boolean;
  /** The other fields of the page as JSON. */
  facts: string;
}

/** Builds the body of a page as it is sent. @throws Refusal too_large */
export async function buildShown(
  db: Database,
  { userId, showRatings, showTags, facts }: ShownRequest,
): Promise<CachedResponse> {
  const games = await (showRatings ? GAMES_WITH_RATINGS : GAMES_WITHOUT_RATINGS)(db, userId);
  const tags = showTags ? await shownTagsAsJson(db, userId) : '[]';
  return cacheResponse(`${facts.slice(0, -1)},"games":${games},"tags":${tags}}`);
}
