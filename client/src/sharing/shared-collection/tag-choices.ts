import type { SharedTag } from '#shared/sharing/shared-collection-contract.ts';
import type { CollectedGame } from '#shared/games/collected-game.ts';
import { filterCollection, type CollectionFilter } from '#client/games/filters/collection-filter.ts';

/** Tags shown before the list is expanded. */
export const FEW_TAGS = 8;

/** Tags of most games and the chosen ones, in their order. @param chosen ids */
export function tagsInSight<T extends Pick<SharedTag, 'id' | 'gameIds'>>(
  tags: readonly T[],
  chosen: readonly number[],
): T[] {
  const most = new Set(tags.toSorted((a, b) => b.gameIds.length - a.gameIds.length).slice(0, FEW_TAGS));
  return tags.filter((tag) => most.has(tag) || chosen.includes(tag.id));
}

/** The number of games that a tag alone leaves, with everything else in the filter as it is. */
export function leftByTag(games: readonly CollectedGame[], filter: CollectionFilter): (tagId: number) => number {
  const counts = new Map<number, number>();
  for (const { tagIds = [] } of filterCollection(games, { ...filter, tags: [] }))
    for (const id of tagIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  return (tagId) => counts.get(tagId) ?? 0;
}
