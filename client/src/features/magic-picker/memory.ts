import type { PlayerChoice } from '#shared/rules/magic-picker/picker-filters.ts';
import { playerChoice } from './filters-address.ts';

/*
 * What the picker remembers in this browser. Where storage is closed it remembers nothing, and works all the same.
 */
const PLAYERS_KEY = 'rollcall-players';
const VISIT_KEY = 'rollcall-picker';

/** With how many people the last pick was made, in this browser. */
export const readUsualPlayers = (): PlayerChoice | null => playerChoice(read(() => localStorage, PLAYERS_KEY));

export function keepUsualPlayers(players: PlayerChoice | null): void {
  keep(() => localStorage, PLAYERS_KEY, players === null ? null : String(players));
}

/** What lasts as long as the tab. */
export interface Visit {
  /** Ids of the last picks, the latest first. */
  history: readonly number[];
  /** Ids of the games that are not wanted tonight. */
  turnedDown: readonly number[];
}
export const NEW_VISIT: Visit = { history: [], turnedDown: [] };

export function readVisit(): Visit {
  try {
    const kept = JSON.parse(read(() => sessionStorage, VISIT_KEY) ?? '{}') as Partial<Record<keyof Visit, unknown>>;
    return { history: idsIn(kept.history), turnedDown: idsIn(kept.turnedDown) };
  } catch {
    return NEW_VISIT;
  }
}

export function keepVisit(visit: Visit): void {
  keep(() => sessionStorage, VISIT_KEY, JSON.stringify(visit));
}

const idsIn = (list: unknown): number[] =>
  Array.isArray(list) ? list.filter((id): id is number => typeof id === 'number') : [];

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function keep(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Storage is closed or full: the next visit starts anew.
  }
}
