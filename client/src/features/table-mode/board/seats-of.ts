import type { PadEntry } from '#shared/rules/score-pad/pad-entry.ts';

/** Colours that there are for players. */
const COLOURS = 10;

/** The number of everybody's colour, from 0, in the order in which they came: it stays theirs when somebody leaves. */
export function seatsOf(entries: readonly PadEntry[]): Map<string, number> {
  const seats = new Map<string, number>();
  for (const { act } of entries)
    if (act.kind === 'player' && !seats.has(act.player)) seats.set(act.player, seats.size % COLOURS);
  return seats;
}
