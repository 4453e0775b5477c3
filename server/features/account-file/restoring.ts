import { createHash } from 'node:crypto';
import type { Restored } from '#shared/contracts/account-file.ts';
import type { Owner } from '#server/auth/owner.ts';
import type { Transaction } from '#server/database/database.ts';
import { faultAt } from './faults.ts';

/** To make a statement of a thousand rows would hold up the others for a tenth of a second. */
const ROWS_A_STATEMENT = 100;

/** What goes from list to list while the file of an account is restored. */
export class Restoring {
  /** New ids by those of the file. */
  readonly games = new Map<number, number>();
  readonly plays = new Map<number, number>();
  readonly templates = new Map<number, number>();
  /** Of expansions, by their new ids: the ids of their base games in the file. */
  readonly parents = new Map<number, number>();
  readonly done: Restored = { games: 0, plays: 0, people: 0, nights: 0, leftOut: [] };
  /** When the account created nights before, and those that were restored just now; null until nights are restored. */
  creations: Date[] | null = null;
  /** Spellings of people's names so far. */
  spellings = 0;
  readonly #seen = new Map<string, Once>();

  constructor(
    readonly tx: Transaction,
    readonly owner: Owner,
    readonly now: Date,
  ) {}

  /** @throws Refusal invalid_file where the file has this twice */
  once(what: string, value: string | number, list: string, entry: number, fault: string): void {
    let once = this.#seen.get(what);
    if (!once) this.#seen.set(what, (once = new Once()));
    once.note(value, list, entry, fault);
  }

  /** The new id of a game of the file. @throws Refusal invalid_file where it comes later, or not at all */
  gameOf(id: number, list: string, entry: number): number {
    const gameId = this.games.get(id);
    if (gameId === undefined) throw faultAt(list, entry, 'gameId', `there is no game ${id} before it in the file`);
    return gameId;
  }
}

/** Characters of a value from which its digest is shorter. */
const LONG = 40;

/** Values of which each may stand in a file once. Of 200,000 long ones it keeps a few megabytes. */
export class Once {
  readonly #seen = new Set<string | number>();

  /** @throws Refusal invalid_file where the file has this twice */
  note(value: string | number, list: string, entry: number, fault: string): void {
    const isLong = typeof value === 'string' && value.length > LONG;
    const key = isLong ? createHash('sha256').update(value).digest('base64').slice(0, 24) : value;
    if (this.#seen.has(key)) throw faultAt(list, entry, '', fault);
    this.#seen.add(key);
  }
}

/** Writes rows in as few statements as it takes. */
export async function inStatements<R>(rows: readonly R[], write: (some: R[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await write(rows.slice(from, from + ROWS_A_STATEMENT));
}
