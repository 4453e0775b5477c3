import type { Database } from '#server/platform/database/database.ts';
import { cachePieces, cacheResponse, type CachedResponse } from '#server/platform/http/bodies/cached-response.ts';
import { task } from '#server/platform/workers/task.ts';
import { GAMES_WITH_RATINGS, GAMES_WITHOUT_RATINGS, shownTagsAsJson } from './shown-store.ts';

export interface ShownRequest {
  userId: number;
  showRatings: boolean;
  showTags: boolean;
  /** The other fields of the page as JSON. */
  facts: string;
}

/** `buildLong` in a worker thread. */
export const SHOWN_TASK = task<ShownRequest, CachedResponse>('sharedCollection');

/** Builds the body of a page as it is sent; null for a long collection. */
export async function buildShort(db: Database, request: ShownRequest): Promise<CachedResponse | null> {
  const games = await gamesOf(request).readShort(db, request.userId);
  return games === null ? null : cacheResponse(`${startOf(request)}${games}${await endOf(db, request)}`);
}

/** Builds a body of any length, in pieces. @throws Refusal too_large */
export function buildLong(db: Database, request: ShownRequest): Promise<CachedResponse> {
  async function* pieces() {
    yield startOf(request);
    yield* gamesOf(request).readPieces(db, request.userId);
    yield await endOf(db, request);
  }
  return cachePieces(pieces());
}

const gamesOf = ({ showRatings }: ShownRequest) => (showRatings ? GAMES_WITH_RATINGS : GAMES_WITHOUT_RATINGS);

const startOf = ({ facts }: ShownRequest): string => `${facts.slice(0, -1)},"games":`;
const endOf = async (db: Database, { userId, showTags }: ShownRequest): Promise<string> =>
  `,"tags":${showTags ? await shownTagsAsJson(db, userId) : '[]'}}`;
