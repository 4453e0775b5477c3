import { reuseUnchangedRows } from '#client/lib/http/reuse-unchanged-rows.ts';
import type { Game } from '#shared/games/games-contract.ts';

/** The list with a game replaced, or appended. */
export function withGame(games: readonly Game[], game: Game): Game[] {
  const index = games.findIndex(({ id }) => id === game.id);
  return index === -1 ? [...games, game] : games.with(index, game);
}

export const withoutGame = (games: readonly Game[], gameId: number): Game[] => games.filter(({ id }) => id !== gameId);

const sameValue = (a: unknown, b: unknown) =>
  a === b ||
  (Array.isArray(a) && Array.isArray(b) && a.join() === b.join()) ||
  (a instanceof Date && b instanceof Date && a.getTime() === b.getTime());

const sameGame = (a: Game, b: Game) =>
  (Object.keys(b) as (keyof Game)[]).every((field) => sameValue(a[field], b[field]));

/** A refetched list with the objects of unchanged games. */
export const reuseUnchangedGames = (before: Game[] | undefined, after: Game[]): Game[] =>
  reuseUnchangedRows(before, after, sameGame);
