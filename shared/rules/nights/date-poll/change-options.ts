interface WithStart {
  startsAt: Date;
}

/**
 * Compares the options of a poll with the wanted ones by their start. Options that stay keep their row, and so their
 * answers; only their place may change.
 */
export function changedOptions<Old extends WithStart, New extends WithStart>(
  before: readonly Old[],
  wanted: readonly New[],
): { kept: { old: Old; wanted: New }[]; added: New[]; removed: Old[] } {
  const old = new Map(before.map((option) => [option.startsAt.getTime(), option]));
  const times = new Set(wanted.map(({ startsAt }) => startsAt.getTime()));
  return {
    kept: wanted.flatMap((option) => {
      const same = old.get(option.startsAt.getTime());
      return same ? [{ old: same, wanted: option }] : [];
    }),
    added: wanted.filter(({ startsAt }) => !old.has(startsAt.getTime())),
    removed: before.filter(({ startsAt }) => !times.has(startsAt.getTime())),
  };
}
