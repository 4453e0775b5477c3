import type { Game } from '#shared/contracts/games.ts';

/** The games without a play, those that were owned longest first. @param since when they were acquired or added, by id */
export function neverPlayed(games: readonly Game[], since: ReadonlyMap<number, Date>): Game[] {
  const age = ({ id, createdAt }: Game) => (since.get(id) ?? createdAt).getTime();
  return games.filter(({ timesPlayed }) => timesPlayed === 0).sort((a, b) => age(a) - age(b) || a.id - b.id);
}
