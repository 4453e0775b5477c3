import { createHash } from 'node:crypto';
import type { Restored } from '#shared/transfer/account-file-contract.ts';
import { STORAGE_LIMITS, limitText } from '#shared/limits/storage-limits.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { t } from '#server/transfer/words/words.ts';
import { errorAt } from './errors.ts';

/** Building a statement of a thousand rows would block other requests for a tenth of a second. */
const ROWS_PER_STATEMENT = 100;

/** State shared by all lists while an account file is restored. */
export class RestoreState {
  /** New ids by ids in the file. */
  readonly tags = new Map<number, number>();
  readonly games = new Map<number, number>();
  readonly plays = new Map<number, number>();
  /** Copies by their id in the file. */
  readonly copies = new Map<number, { id: number; gameId: number }>();
  readonly templates = new Map<number, number>();
  readonly groups = new Map<number, number>();
  /** For expansions, by new id: the file's id of their base game. */
  readonly parents = new Map<number, number>();
  readonly result: Restored = { games: 0, plays: 0, people: 0, nights: 0, leftOut: [] };
  /** Creation times of the account's nights, including those just restored; null until nights are restored. */
  creations: Date[] | null = null;
  /** Number of photos of boxes so far. */
  photos = 0;
  /** Number of spellings of names so far. */
  spellings = 0;
  readonly #seen = new Map<string, DuplicateCheck>();
  /** Number of copies so far, by new id of their game. */
  readonly #copies = new Map<number, number>();

  constructor(
    readonly tx: Transaction,
    readonly owner: Owner,
    readonly now: Date,
  ) {}

  /** Notes a value of a kind. @throws Refusal invalid_file for a duplicate */
  refuseDuplicate(what: string, value: string | number, list: string, entry: number, error: () => string): void {
    let check = this.#seen.get(what);
    if (!check) this.#seen.set(what, (check = new DuplicateCheck()));
    check.add(value, list, entry, error);
  }

  /** Counts a copy of a game; false beyond the limit of a game, which is said once. */
  hasRoomForCopy(gameId: number): boolean {
    const count = (this.#copies.get(gameId) ?? 0) + 1;
    this.#copies.set(gameId, count);
    if (count <= STORAGE_LIMITS.copiesOfGame.most) return true;
    const words = t('Further copies of a game: {limit}', { limit: limitText('copiesOfGame') });
    if (!this.result.leftOut.includes(words)) this.result.leftOut.push(words);
    return false;
  }

  /** The new id of a game's tag. @throws Refusal invalid_file if it comes later or is missing */
  tagOf(id: number, entry: number): number {
    const tagId = this.tags.get(id);
    if (tagId === undefined)
      throw errorAt('games', entry, 'tagIds', t('there is no tag {id} before it in the file', { id: String(id) }));
    return tagId;
  }

  /** The new id of a game in the file. @throws Refusal invalid_file if it comes later or is missing */
  gameOf(id: number, list: string, entry: number): number {
    const gameId = this.games.get(id);
    if (gameId === undefined)
      throw errorAt(list, entry, 'gameId', t('there is no game {id} before it in the file', { id: String(id) }));
    return gameId;
  }

  /** The new id of a group in the file; null for none. @throws Refusal invalid_file if it comes later or is missing */
  groupOf(id: number | null, list: string, entry: number): number | null {
    if (id === null) return null;
    const groupId = this.groups.get(id);
    if (groupId === undefined)
      throw errorAt(list, entry, 'groupId', t('there is no group {id} before it in the file', { id: String(id) }));
    return groupId;
  }
}

/** From this length on a value is stored as a digest. */
const LONG = 40;

/** Values that may occur once in a file. A few megabytes for 200,000 long ones. */
export class DuplicateCheck {
  readonly #seen = new Set<string | number>();

  /** @throws Refusal invalid_file for a duplicate */
  add(value: string | number, list: string, entry: number, error: () => string): void {
    const isLong = typeof value === 'string' && value.length > LONG;
    const key = isLong ? createHash('sha256').update(value).digest('base64').slice(0, 24) : value;
    if (this.#seen.has(key)) throw errorAt(list, entry, '', error());
    this.#seen.add(key);
  }
}

/** Inserts rows in batches. */
export async function insertInBatches<R>(rows: readonly R[], write: (some: R[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT)
    await write(rows.slice(from, from + ROWS_PER_STATEMENT));
}
