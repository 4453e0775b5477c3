import { LRUCache } from 'lru-cache';
import type { Owner } from '../../auth/owner.ts';
import { bytesKept, keepBody, type KeptBody, plainBody } from '../../http/kept-body.ts';
import { listBody, NOTHING } from './list-body.ts';
import type { RowsAnew } from './rows-anew.ts';

/** Some 500 lists of 1,000 games, or 4,000 of 100. */
const MAX_BYTES = 16 * 1024 * 1024;

type Reader = Pick<Owner, 'id' | 'revision'>;

interface KeptList {
  key: string;
  /** Of its rows. */
  keys: string;
  body: KeptBody;
}

/**
 * A list of each owner as it goes over the wire, kept for as long as their revision stands; of the next one only the rows
 * are read that changed. The revision is read before the rows: a body may be newer than its revision says, never older.
 */
export class ListCache {
  readonly #lists: LRUCache<number, KeptList>;
  readonly #loading = new Map<string, Promise<KeptBody>>();

  /**
   * @param readRows of an owner, by their id, beside those whose keys are known
   * @param maxBytes of memory for all lists together; those that were asked for long ago make room
   */
  constructor(
    private readonly readRows: (userId: number, known: string) => Promise<RowsAnew>,
    maxBytes = MAX_BYTES,
  ) {
    this.#lists = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ keys, body }) => keys.length + bytesKept(body),
    });
  }

  /** The body of an owner's list at the revision that was read with their session. */
  async get(owner: Reader): Promise<KeptBody> {
    const key = listKey(owner);
    const kept = this.#lists.get(owner.id);
    return kept?.key === key ? kept.body : (this.#loading.get(key) ?? this.#load(key, owner.id, kept));
  }

  #load(key: string, userId: number, before?: KeptList): Promise<KeptBody> {
    const loading = this.#read(key, userId, before)
      .then((list) => {
        this.#lists.set(userId, list);
        return list.body;
      })
      .finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  async #read(key: string, userId: number, kept?: KeptList): Promise<KeptList> {
    const [rows, json] = await Promise.all([
      this.readRows(userId, kept?.keys ?? ''),
      kept ? plainBody(kept.body) : NOTHING.json,
    ]);
    const body = await keepBody(listBody(rows, { keys: kept?.keys ?? '', json }));
    return { key, keys: rows.keys, body };
  }
}

export const listKey = (owner: Reader): string => `${owner.id}.${owner.revision}`;
