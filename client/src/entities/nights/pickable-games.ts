import type { Game } from '#shared/contracts/games.ts';
import { filterCollection, NO_FILTER } from '#client/entities/games/rules/collection-filter.ts';
import { sortCollection } from '#shared/rules/games/collection-sort.ts';

/** Games matching the search, by title; expansions only when searched for, because they need their base game. */
export function pickableGames(games: readonly Game[], search: string): readonly Game[] {
  const expansions = search.trim() === '' ? 'hidden' : 'shown';
  const filter = { ...NO_FILTER, search, expansions } as const;
  return sortCollection(filterCollection(games, filter), { sort: 'title' });
}
