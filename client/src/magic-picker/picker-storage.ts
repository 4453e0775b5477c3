import type { PlayerChoice } from '#shared/magic-picker/picker-filters.ts';
import { playerChoice } from './filters-address.ts';

/* The picker's stored data. Without storage it works but remembers nothing. */
const PLAYERS_KEY = 'rollcall-players';
const VISIT_KEY = 'rollcall-picker';

/** The number of players of the last pick in this browser. */
export const readUsualPlayers = (): PlayerChoice | null => playerChoice(read(() => localStorage, PLAYERS_KEY));

export function saveUsualPlayers(players: PlayerChoice | null): void {
  store(() => localStorage, PLAYERS_KEY, players === null ? null : String(players));
}

/** Data kept for the lifetime of the tab. */
export interface Visit {
  /** Ids of the last picks, latest first. */
  history: readonly number[];
  /** Ids of games turned down tonight. */
  turnedDown: readonly number[];
}
export const NEW_VISIT: Visit = { history: [], turnedDown: [] };

export function readVisit(): Visit {
  try {
    const stored = JSON.parse(read(() => sessionStorage, VISIT_KEY) ?? '{}') as Partial<Record<keyof Visit, unknown>>;
    return { history: idsIn(stored.history), turnedDown: idsIn(stored.turnedDown) };
  } catch {
    return NEW_VISIT;
  }
}

export function saveVisit(visit: Visit): void {
  store(() => sessionStorage, VISIT_KEY, JSON.stringify(visit));
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

function store(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Storage unavailable or full: the next visit starts fresh.
  }
}
