import type { Game } from '#shared/contracts/games.ts';

/** The list with a game replaced, or appended. */
export function withGame(games: readonly Game[], game: Game): Game[] {
  const place = games.findIndex(({ id }) => id === game.id);
  return place === -1 ? [...games, game] : games.with(place, game);
}

export const withoutGame = (games: readonly Game[], gameId: number): Game[] => games.filter(({ id }) => id !== gameId);

const sameValue = (a: unknown, b: unknown) =>
  a === b ||
  (Array.isArray(a) && Array.isArray(b) && a.join() === b.join()) ||
  (a instanceof Date && b instanceof Date && a.getTime() === b.getTime());

const sameGame = (a: Game, b: Game) =>
  (Object.keys(b) as (keyof Game)[]).every((field) => sameValue(a[field], b[field]));

/**
 * A refetched list that reuses the objects of unchanged games, so that their cards do not render again; the previous
 * list if nothing changed. React Query's structural sharing treats equal dates as different.
 */
export function reuseUnchangedGames(before: Game[] | undefined, after: Game[]): Game[] {
  if (!before) return after;
  const known = new Map(before.map((game) => [game.id, game]));
  const reused = after.map((game) => {
    const former = known.get(game.id);
    return former && sameGame(former, game) ? former : game;
  });
  return reused.length === before.length && reused.every((game, place) => game === before[place]) ? before : reused;
}
