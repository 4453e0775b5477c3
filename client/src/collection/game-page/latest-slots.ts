import type { TimeSlot } from '#client/plays/rules/plays-over-time.ts';

/** The last `most` slots; if the last play is before them, those that end with it. */
export function latestSlots(slots: readonly TimeSlot[], most: number): readonly TimeSlot[] {
  const played = slots.findLastIndex(({ plays }) => plays > 0) + 1;
  const end = played > slots.length - most ? slots.length : played;
  return slots.slice(Math.max(0, end - most), end);
}
