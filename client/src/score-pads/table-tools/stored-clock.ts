import * as z from 'zod/mini';
import { parseJson } from '#client/lib/http/parse-json.ts';
import { NEW_CLOCK, type TableClock } from './table-clock.ts';

/** The clock and its alarm settings. */
export interface StoredClock {
  clock: TableClock;
  /** Seconds per turn; null without a limit. */
  limit: number | null;
  beeps: boolean;
  vibrates: boolean;
}

export const MIN_TURN_SECONDS = 5;
export const MAX_TURN_SECONDS = 60 * 60;
const NEW: StoredClock = { clock: NEW_CLOCK, limit: null, beeps: false, vibrates: false };

const duration = z.number().check(z.minimum(0));
const storedClock = z.object({
  /** Keys of the clock's players. */
  players: z.array(z.string()),
  clock: z.object({
    ran: duration,
    since: z.nullable(duration),
    turnFrom: duration,
    turn: z.nullable(z.string()),
    used: z.record(z.string(), duration),
  }),
  limit: z.nullable(z.int().check(z.minimum(MIN_TURN_SECONDS), z.maximum(MAX_TURN_SECONDS))),
  beeps: z.boolean(),
  vibrates: z.boolean(),
});

const ADDRESS = 'table-clock';

/**
 * The clock stored in this tab for these players; for other players only its settings. @param players keys, which stay
 * the same when the pad's URL changes
 */
export function readClock(players: readonly string[]): StoredClock {
  try {
    const { data } = storedClock.safeParse(parseJson(sessionStorage.getItem(ADDRESS) ?? ''));
    if (!data) return NEW;
    const { players: before, ...settings } = data;
    const isTheirs = before.length === 0 || before.some((player) => players.includes(player));
    return isTheirs ? settings : { ...settings, clock: NEW_CLOCK };
  } catch {
    return NEW;
  }
}

/** Stores the clock for the lifetime of the tab, or of the screen without storage. */
export function storeClock(players: readonly string[], stored: StoredClock): void {
  try {
    sessionStorage.setItem(ADDRESS, JSON.stringify({ ...stored, players }));
  } catch {
    // Storage unavailable: the clock works without it.
  }
}
