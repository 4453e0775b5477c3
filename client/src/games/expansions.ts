import { useQuery } from '@tanstack/react-query';
import { gamesQuery } from './api.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { readersCollator } from '#shared/games/collection-sort.ts';

const NONE: Game[] = [];

/** Expansions by base game id, cached per list of games because every card reads it. */
const families = new WeakMap<readonly Game[], Map<number, Game[]>>();

function familiesIn(games: readonly Game[]): Map<number, Game[]> {
  const known = families.get(games);
  if (known) return known;
  const made = new Map<number, Game[]>();
  for (const game of games) {
    if (!game.isExpansion || game.parentGameId === null) continue;
    const others = made.get(game.parentGameId);
    if (others) others.push(game);
    else made.set(game.parentGameId, [game]);
  }
  for (const expansions of made.values()) expansions.sort((a, b) => readersCollator().compare(a.title, b.title));
  families.set(games, made);
  return made;
}

/** The expansions of a base game by title, owned and wished for. */
export const expansionsOf = (games: readonly Game[], baseId: number): Game[] => familiesIn(games).get(baseId) ?? NONE;

/** The expansions of a base game; empty while games are loading. */
export const useExpansionsOf = (baseId: number): Game[] =>
  useQuery({ ...gamesQuery, select: (games) => expansionsOf(games, baseId) }).data ?? NONE;

/** One of the owner's games; undefined if the id is unknown. */
export function useGame(gameId: number | null): Game | undefined {
  const { data } = useQuery({
    ...gamesQuery,
    select: (games) => (gameId === null ? NONE : games.filter(({ id }) => id === gameId)),
  });
  return data?.[0];
}
