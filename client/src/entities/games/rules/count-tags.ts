import { filterCollection, type CollectedGame, type CollectionFilter } from '#shared/rules/games/collection-filter.ts';

/** For each tag, by id: how many games have it and match all other parts of the filter. Tags without such a game are absent. */
export function countTags(games: readonly CollectedGame[], filter: CollectionFilter): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { tagIds = [] } of filterCollection(games, { ...filter, tags: [] })) {
    for (const id of tagIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
