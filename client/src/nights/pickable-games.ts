import type { Game } from '#shared/games/games-contract.ts';
import { filterCollection, NO_FILTER } from '#client/games/filters/collection-filter.ts';
import { isOwned } from '#shared/games/lists.ts';
import { sortCollection } from '#shared/games/collection-sort.ts';

/** The owned games, and those already chosen that are not, so that they can be taken off. */
export const gamesToChoose = (games: readonly Game[], chosen: readonly number[]): Game[] =>
  games.filter((game) => isOwned(game) || chosen.includes(game.id));

/** Games matching the search, by title; expansions only when searched for, because they need their base game. */
export function pickableGames(games: readonly Game[], search: string): readonly Game[] {
  const expansions = search.trim() === '' ? 'hidden' : 'shown';
  const filter = { ...NO_FILTER, search, expansions } as const;
  return sortCollection(filterCollection(games, filter), { sort: 'title' });
}
