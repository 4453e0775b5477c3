// A list of 1,000 games is sent 2,601 times a second from the cache, 70 times where it is built for each owner, and
// 5,123 times as 304; a bare query of the same rows answers 183 times (docs/measurements.md, `listing`).

import { LRUCache } from 'lru-cache';
import type { Owner } from '#server/auth/owner.ts';
import { cachedBytes, cacheResponse, type CachedResponse, plainBody } from '#server/http/cached-response.ts';
import type { BuiltList } from './build-list.ts';
import { applyListDelta, NOTHING } from './apply-list-delta.ts';
import type { ListBounds, ListDelta } from './owner-list.ts';

/** About 500 lists of 1,000 games, or 4,000 of 100. */
const MAX_BYTES = 16 * 1024 * 1024;

type Reader = Pick<Owner, 'id' | 'revision'>;

interface CachedList extends BuiltList {
  key: string;
}

/** Lists within these bounds are built on the main thread between requests; longer ones in a worker thread. */
const SHORT: ListBounds = { rows: 2_000, bytes: 1024 * 1024 };
const SHORT_BYTES = 4 * 1024 * 1024;

interface Sources {
  /** Reads an owner's rows given the known keys; null if the list exceeds the bounds. */
  readRows: (userId: number, known: string, bounds: ListBounds) => Promise<ListDelta | null>;
  /** Builds a long list. @param before the previous list, if cached */
  buildLong: (userId: number, before?: BuiltList) => Promise<BuiltList>;
}

/**
 * Caches each owner's list by revision; a new revision refetches the changed rows only. The revision is read before the
 * rows: a body may be newer than its revision, never older.
 */
export class ListCache {
  readonly #lists: LRUCache<number, CachedList>;
  readonly #loading = new Map<string, Promise<CachedResponse>>();

  /** @param maxBytes memory for all lists; least recently used ones are evicted */
  constructor(
    private readonly sources: Sources,
    maxBytes = MAX_BYTES,
  ) {
    this.#lists = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ keys, body }) => keys.length + cachedBytes(body),
    });
  }

  /** The list's body at the revision read with the owner's session. */
  async get(owner: Reader): Promise<CachedResponse> {
    const key = listKey(owner);
    const cached = this.#lists.get(owner.id);
    return cached?.key === key ? cached.body : (this.#loading.get(key) ?? this.#load(key, owner.id, cached));
  }

  #load(key: string, userId: number, before?: CachedList): Promise<CachedResponse> {
    const loading = this.#read(key, userId, before)
      .then((list) => {
        this.#lists.set(userId, list);
        return list.body;
      })
      .finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  async #read(key: string, userId: number, cached?: CachedList): Promise<CachedList> {
    const before = cached && { keys: cached.keys, body: cached.body };
    const built = (await this.#buildShort(userId, before)) ?? (await this.sources.buildLong(userId, before));
    return { key, ...built };
  }

  async #buildShort(userId: number, before?: BuiltList): Promise<BuiltList | null> {
    if (before && before.body.length > SHORT_BYTES) return null;
    const [rows, json] = await Promise.all([
      this.sources.readRows(userId, before?.keys ?? '', SHORT),
      before ? plainBody(before.body) : NOTHING.json,
    ]);
    return (
      rows && { keys: rows.keys, body: await cacheResponse(applyListDelta(rows, { keys: before?.keys ?? '', json })) }
    );
  }
}

export const listKey = (owner: Reader): string => `${owner.id}.${owner.revision}`;
