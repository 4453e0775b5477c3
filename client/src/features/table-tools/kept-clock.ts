import * as z from 'zod/mini';
import { parseJson } from '#client/lib/parse-json.ts';
import { NEW_CLOCK, type TableClock } from './rules/table-clock.ts';

/** The clock, and what it does when a turn is over. */
export interface KeptClock {
  clock: TableClock;
  /** Seconds of a turn; null where turns have no end. */
  limit: number | null;
  beeps: boolean;
  vibrates: boolean;
}

export const MIN_TURN_SECONDS = 5;
export const MAX_TURN_SECONDS = 60 * 60;
const NEW: KeptClock = { clock: NEW_CLOCK, limit: null, beeps: false, vibrates: false };

const duration = z.number().check(z.minimum(0));
const keptClock = z.object({
  /** Keys of those whom it was kept for. */
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
 * The clock of these players as this tab left it; of quite other people's no more than what it does at the end of a turn.
 * @param players their keys, which stay when the address of their pad does not
 */
export function readClock(players: readonly string[]): KeptClock {
  try {
    const { data } = keptClock.safeParse(parseJson(sessionStorage.getItem(ADDRESS) ?? ''));
    if (!data) return NEW;
    const { players: before, ...kept } = data;
    const isTheirs = before.length === 0 || before.some((player) => players.includes(player));
    return isTheirs ? kept : { ...kept, clock: NEW_CLOCK };
  } catch {
    return NEW;
  }
}

/** Keeps it for as long as the tab lives. Where nothing may be kept, it lives as long as the screen. */
export function keepClock(players: readonly string[], kept: KeptClock): void {
  try {
    sessionStorage.setItem(ADDRESS, JSON.stringify({ ...kept, players }));
  } catch {
    // A browser that keeps nothing shows the time all the same.
  }
}
