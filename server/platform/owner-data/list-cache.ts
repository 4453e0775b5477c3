import { LRUCache } from 'lru-cache';
import { task } from '#server/platform/workers/task.ts';
import type { Owner } from './owner.ts';
import { inTurn } from '#server/platform/workers/in-turn.ts';
import { cachedBytes, cacheResponse, type CachedResponse } from '#server/platform/http/bodies/cached-response.ts';

/** Builds the long list of this name, for one owner, in a worker thread. */
export const BUILD_LIST = task<{ list: 'games' | 'plays' | 'copies'; userId: number }, CachedResponse>('buildList');

/** About 500 lists of 1,000 games, or 4,000 of 100. */
const MAX_BYTES = 16 * 1024 * 1024;

type Reader = Pick<Owner, 'id' | 'revision'>;

interface Sources {
  /** Reads an owner's list as JSON; null if it is long. */
  readShort: (userId: number) => Promise<string | null>;
  buildLong: (userId: number) => Promise<CachedResponse>;
}

interface CachedList {
  key: string;
  body: CachedResponse;
}

/**
 * Keeps each owner's list as it is sent, by revision. The revision is read before the rows: a body may be newer than its
 * revision, never older.
 */
export class ListCache {
  readonly #lists: LRUCache<number, CachedList>;
  readonly #loading = new Map<string, Promise<CachedResponse>>();

  /** @param maxBytes memory for all lists; least recently used ones are evicted */
  constructor(
    private readonly sources: Sources,
    maxBytes = MAX_BYTES,
  ) {
    this.#lists = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ body }) => cachedBytes(body) });
  }

  /** The list's body at the revision read with the owner's session. */
  async get(owner: Reader): Promise<CachedResponse> {
    const key = listKey(owner);
    const cached = this.#lists.get(owner.id);
    return cached?.key === key ? cached.body : (this.#loading.get(key) ?? this.#load(key, owner.id));
  }

  #load(key: string, userId: number): Promise<CachedResponse> {
    const build = async () => {
      const list = await this.sources.readShort(userId);
      const body = list === null ? await this.sources.buildLong(userId) : await cacheResponse(list);
      this.#lists.set(userId, { key, body });
      return body;
    };
    const loading = inTurn(this, String(userId), build).finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }
}

export const listKey = (owner: Reader): string => `${owner.id}.${owner.revision}`;
