import { gunzipSync } from 'node:zlib';
import type { Database } from '#server/database/database.ts';
import { cacheResponse, type CachedResponse } from '#server/http/cached-response.ts';
import { compressPieces } from '#server/http/compress-pieces.ts';
import { applyListDelta } from './apply-list-delta.ts';
import { jsonArray, type OwnerList } from './owner-list.ts';

export interface BuiltList {
  /** Keys of its rows. */
  keys: string;
  body: CachedResponse;
}

export interface ListRequest<Name extends string> {
  list: Name;
  userId: number;
  /** The previous list, if cached. */
  before?: BuiltList;
}

const MEGABYTE = 1024 * 1024;
/** Longer lists, or lists with more text, are always built from scratch, in pieces. */
const CHANGED_AT_ONCE = { rows: 150_000, bytes: 24 * MEGABYTE };
const MAX_KNOWN_BYTES = 48 * MEGABYTE;
/** Maximum size of a list as it is sent. */
const BOUNDS = {
  bytes: 160 * MEGABYTE,
  compressedBytes: 16 * MEGABYTE,
  tooLarge:
    'This list has more text than can be sent at once. Download everything under Profile, then shorten the longest notes.',
};

/** Builds long lists as they are sent. @param lists by their names @throws Refusal too_large */
export const listBuilder =
  <Name extends string>(db: Database, lists: Record<Name, OwnerList>) =>
  async ({ list, userId, before }: ListRequest<Name>): Promise<BuiltList> =>
    (before && (await changed(db, lists[list], userId, before))) ?? whole(db, lists[list], userId);

async function changed(db: Database, list: OwnerList, userId: number, before: BuiltList): Promise<BuiltList | null> {
  if (before.body.length > MAX_KNOWN_BYTES) return null;
  const rows = await list.read(db, userId, before.keys, CHANGED_AT_ONCE);
  const json = rows && gunzipSync(before.body.gzipped, { chunkSize: before.body.length + 1 });
  return json && { keys: rows.keys, body: await cacheResponse(applyListDelta(rows, { keys: before.keys, json })) };
}

const whole = (db: Database, list: OwnerList, userId: number): Promise<BuiltList> =>
  db.transaction(
    async (tx) => {
      const keys: string[] = [];
      async function* pages() {
        for await (const page of list.pages(tx, userId)) {
          keys.push(page.map(({ key }) => key).join(' '));
          yield page;
        }
      }
      const body = await compressPieces(jsonArray(pages()), BOUNDS);
      return { keys: keys.join(' '), body };
    },
    { accessMode: 'read only' },
  );
