import { LRUCache } from 'lru-cache';
import type { Owner } from '../../auth/owner.ts';
import { keepBody, type KeptBody } from '../../http/kept-body.ts';

const MAX_BYTES = 64 * 1024 * 1024;

type Reader = Pick<Owner, 'id' | 'revision'>;

/**
 * A list of each owner as it goes over the wire, kept for as long as their revision stands. The revision is read before
 * the rows: a body may be newer than its revision says, never older.
 */
export class ListCache {
  readonly #bodies = new LRUCache<number, { key: string; body: KeptBody }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.plain.length + body.gzipped.length + 1,
  });
  readonly #loading = new Map<string, Promise<KeptBody>>();

  /** @param loadJson reads the whole list of an owner, by their id, as JSON text */
  constructor(private readonly loadJson: (userId: number) => Promise<string>) {}

  /** The body of an owner's list at the revision that was read with their session. */
  async get(owner: Reader): Promise<KeptBody> {
    const key = listKey(owner);
    const kept = this.#bodies.get(owner.id);
    return kept?.key === key ? kept.body : (this.#loading.get(key) ?? this.#load(key, owner.id));
  }

  #load(key: string, userId: number): Promise<KeptBody> {
    const loading = this.loadJson(userId)
      .then(keepBody)
      .then((body) => {
        this.#bodies.set(userId, { key, body });
        return body;
      })
      .finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }
}

export const listKey = (owner: Reader): string => `${owner.id}.${owner.revision}`;
