import type { Database } from '#server/database/database.ts';
import { cachePieces, type CachedResponse } from '#server/http/cached-response.ts';
import { GAMES_WITH_RATINGS, GAMES_WITHOUT_RATINGS, shownTagsAsJson } from './shown-store.ts';

export interface ShownRequest {
  userId: number;
  showRatings: boolean;
  showTags: boolean;
  /** The other fields of the page as JSON. */
  facts: string;
}

/** Builds the body of a page as it is sent. @throws Refusal too_large */
export const buildShown = (db: Database, request: ShownRequest): Promise<CachedResponse> =>
  cachePieces(pieces(db, request));

async function* pieces(db: Database, { userId, showRatings, showTags, facts }: ShownRequest) {
  yield `${facts.slice(0, -1)},"games":`;
  yield* (showRatings ? GAMES_WITH_RATINGS : GAMES_WITHOUT_RATINGS)(db, userId);
  yield `,"tags":${showTags ? await shownTagsAsJson(db, userId) : '[]'}}`;
}
