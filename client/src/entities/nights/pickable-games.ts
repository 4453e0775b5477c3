import type { Game } from '#shared/contracts/games.ts';
import { filterCollection, NO_FILTER, sortCollection } from '#shared/rules/games/collection-filter.ts';

/** The games that a search admits, by title; expansions come when they are searched for, since they need their base. */
export function pickableGames(games: readonly Game[], search: string): Game[] {
  const expansions = search.trim() === '' ? 'hidden' : 'shown';
  const filter = { ...NO_FILTER, search, expansions } as const;
  return sortCollection(filterCollection(games, filter), 'title');
}
