import { LRUCache } from 'lru-cache';
import type { Owner } from '../../auth/owner.ts';
import { bytesKept, keepBody, type KeptBody } from '../../http/kept-body.ts';

/** Some 800 lists of 1,000 games, or 6,000 of 100. */
const MAX_BYTES = 16 * 1024 * 1024;

type Reader = Pick<Owner, 'id' | 'revision'>;

/**
 * A list of each owner as it goes over the wire, kept for as long as their revision stands. The revision is read before
 * the rows: a body may be newer than its revision says, never older.
 */
export class ListCache {
  readonly #bodies: LRUCache<number, { key: string; body: KeptBody }>;
  readonly #loading = new Map<string, Promise<KeptBody>>();

  /**
   * @param loadJson reads the whole list of an owner, by their id, as JSON text
   * @param maxBytes of memory for all lists together; those that were asked for long ago make room
   */
  constructor(
    private readonly loadJson: (userId: number) => Promise<string>,
    maxBytes = MAX_BYTES,
  ) {
    this.#bodies = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ body }) => bytesKept(body) });
  }

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
