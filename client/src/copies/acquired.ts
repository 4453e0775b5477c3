import type { Copy } from '#shared/copies/copies-contract.ts';

/** When owners acquired their games, by game id: the earliest known day of its copies, at midnight UTC. */
export function acquiredOf(copies: readonly Pick<Copy, 'gameId' | 'acquiredOn'>[]): ReadonlyMap<number, Date> {
  const days = new Map<number, string>();
  for (const { gameId, acquiredOn } of copies) {
    if (acquiredOn === null) continue;
    const known = days.get(gameId);
    if (known === undefined || acquiredOn < known) days.set(gameId, acquiredOn);
  }
  return new Map(Array.from(days, ([gameId, day]) => [gameId, new Date(`${day}T00:00:00Z`)]));
}
