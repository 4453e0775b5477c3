import { LRUCache } from 'lru-cache';
import type { Owner } from '../../auth/owner.ts';
import type { Database } from '../../database/database.ts';
import { keepBody, type KeptBody } from '../../http/kept-body.ts';
import { listGamesAsJson } from './store.ts';

const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Collections as they go over the wire, kept for as long as their owner's revision stands. The revision is read before
 * the rows: a body may be newer than its revision says, never older.
 */
export class ListCache {
  readonly #bodies = new LRUCache<string, KeptBody>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ plain, gzipped }) => plain.length + gzipped.length + 1,
  });
  readonly #loading = new Map<string, Promise<KeptBody>>();

  constructor(private readonly db: Database) {}

  /** The body of an owner's list at the revision that was read with their session. */
  async get(owner: Pick<Owner, 'id' | 'revision'>): Promise<KeptBody> {
    const key = listKey(owner);
    return this.#bodies.get(key) ?? this.#loading.get(key) ?? this.#load(key, owner.id);
  }

  #load(key: string, userId: number): Promise<KeptBody> {
    const loading = listGamesAsJson(this.db, userId)
      .then(keepBody)
      .then((listing) => {
        this.#bodies.set(key, listing);
        return listing;
      })
      .finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }
}

export const listKey = (owner: Pick<Owner, 'id' | 'revision'>): string => `${owner.id}.${owner.revision}`;
