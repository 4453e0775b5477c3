import { minuteOf } from '#shared/time/minute.ts';

interface WithStart {
  startsAt: Date;
}

/**
 * Compares the options of a poll with the requested ones by the minute of their start. Options that stay keep their
 * row, and so their answers; only their place may change.
 */
export function changedOptions<Old extends WithStart, New extends WithStart>(
  before: readonly Old[],
  requested: readonly New[],
): { kept: { old: Old; requested: New }[]; added: New[]; removed: Old[] } {
  const old = new Map(before.map((option) => [minuteOf(option.startsAt), option]));
  const times = new Set(requested.map(({ startsAt }) => minuteOf(startsAt)));
  return {
    kept: requested.flatMap((option) => {
      const same = old.get(minuteOf(option.startsAt));
      return same ? [{ old: same, requested: option }] : [];
    }),
    added: requested.filter(({ startsAt }) => !old.has(minuteOf(startsAt))),
    removed: before.filter(({ startsAt }) => !times.has(minuteOf(startsAt))),
  };
}
