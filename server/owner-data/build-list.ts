import { createGzip, gunzipSync } from 'node:zlib';
import { once } from 'node:events';
import type { Database } from '#server/database/database.ts';
import { cacheResponse, type CachedResponse } from '#server/http/cached-response.ts';
import { Refusal } from '#server/http/refusal.ts';
import { applyListDelta } from './apply-list-delta.ts';
import type { OwnerList } from './owner-list.ts';

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
/** Maximum size of a response, uncompressed plus compressed. */
const MAX_BYTES = 160 * MEGABYTE;
const MAX_COMPRESSED_BYTES = 16 * MEGABYTE;

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

/** Compressed while being read: only the compressed list is in memory as a whole. */
const whole = (db: Database, list: OwnerList, userId: number): Promise<BuiltList> =>
  db.transaction(
    async (tx) => {
      const gzip = createGzip({ level: 3 });
      const pieces: Buffer[] = [];
      let compressed = 0;
      gzip.on('data', (piece: Buffer) => {
        pieces.push(piece);
        compressed += piece.length;
      });
      const keys: string[] = [];
      let length = 0;
      const write = async (text: string) => {
        length += Buffer.byteLength(text);
        if (length > MAX_BYTES || compressed > MAX_COMPRESSED_BYTES)
          throw new Refusal('too_large', { message: TOO_LONG });
        if (!gzip.write(text)) await once(gzip, 'drain');
      };
      let between = '[';
      for await (const page of list.pages(tx, userId)) {
        keys.push(page.map(({ key }) => key).join(' '));
        await write(between + page.map(({ json }) => json).join(',\n'));
        between = ',\n';
      }
      await write(between === '[' ? '[]' : ']');
      gzip.end();
      await once(gzip, 'end');
      return { keys: keys.join(' '), body: { gzipped: Buffer.concat(pieces), length } };
    },
    { accessMode: 'read only' },
  );

const TOO_LONG =
  'This list has more text than can be sent at once. Download everything under Profile, then shorten the longest notes.';
