import { minuteOf } from '#shared/rules/time/minute.ts';

interface WithStart {
  startsAt: Date;
}

/**
 * Compares the options of a poll with the wanted ones by the minute of their start. Options that stay keep their
 * row, and so their answers; only their place may change.
 */
export function changedOptions<Old extends WithStart, New extends WithStart>(
  before: readonly Old[],
  wanted: readonly New[],
): { kept: { old: Old; wanted: New }[]; added: New[]; removed: Old[] } {
  const old = new Map(before.map((option) => [minuteOf(option.startsAt), option]));
  const times = new Set(wanted.map(({ startsAt }) => minuteOf(startsAt)));
  return {
    kept: wanted.flatMap((option) => {
      const same = old.get(minuteOf(option.startsAt));
      return same ? [{ old: same, wanted: option }] : [];
    }),
    added: wanted.filter(({ startsAt }) => !old.has(minuteOf(startsAt))),
    removed: before.filter(({ startsAt }) => !times.has(minuteOf(startsAt))),
  };
}
