import type { Database } from '#server/database/database.ts';
import { cacheResponse, type CachedResponse } from '#server/http/cached-response.ts';
import { compressPieces } from '#server/http/compress-pieces.ts';
import { jsonArray, type ListBounds } from '#server/owner-data/owner-list.ts';
import { GAMES_WITH_RATINGS, GAMES_WITHOUT_RATINGS, shownTagsAsJson } from './shown-store.ts';

export interface ShownRequest {
  userId: number;
  showRatings: boolean;
  showTags: boolean;
  /** The other fields of the page as JSON. */
  facts: string;
}

const MEGABYTE = 1024 * 1024;
/** Collections within these bounds are built between requests; longer ones in a worker thread. */
const SHORT: ListBounds = { rows: 4_000, bytes: MEGABYTE };
/** 20,000 games with a picture and a video have 7 MB, and 1.5 MB compressed. */
const LONG = {
  bytes: 32 * MEGABYTE,
  compressedBytes: 4 * MEGABYTE,
  tooLarge: 'This collection has more text than can be shown.',
};

/** Builds the body of a page as it is sent; null for a collection that is too long to be built at once. */
export async function buildShort(db: Database, request: ShownRequest): Promise<CachedResponse | null> {
  const rows = await gamesOf(request).read(db, request.userId, '', SHORT);
  if (!rows) return null;
  const games = `[${rows.fresh.replaceAll('\n', ',\n')}]`;
  return cacheResponse(`${startOf(request)}${games}${endOf(await tagsOf(db, request))}`);
}

/** Builds a body of any length, in pieces. @throws Refusal too_large */
export const buildLong = (db: Database, request: ShownRequest): Promise<CachedResponse> =>
  db.transaction(
    async (tx) => {
      async function* pieces() {
        yield startOf(request);
        yield* jsonArray(gamesOf(request).pages(tx, request.userId));
        yield endOf(await tagsOf(tx, request));
      }
      return compressPieces(pieces(), LONG);
    },
    { accessMode: 'read only' },
  );

const gamesOf = ({ showRatings }: ShownRequest) => (showRatings ? GAMES_WITH_RATINGS : GAMES_WITHOUT_RATINGS);

const tagsOf = async (db: Parameters<typeof shownTagsAsJson>[0], { userId, showTags }: ShownRequest): Promise<string> =>
  showTags ? shownTagsAsJson(db, userId) : '[]';

const startOf = ({ facts }: ShownRequest): string => `${facts.slice(0, -1)},"games":`;
const endOf = (tags: string): string => `,"tags":${tags}}`;
