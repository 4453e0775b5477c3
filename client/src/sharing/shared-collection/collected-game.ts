import type { SharedCollection, SharedGame, SharedTag } from '#shared/sharing/shared-collection-contract.ts';
import type { CollectedGame } from '#shared/games/collected-game.ts';

/** A shared game in the form of My Games' filters; private fields are empty. */
export type ShownGame = CollectedGame & SharedGame & { rating: number; tags: readonly SharedTag[] };

const NO_TAGS: readonly SharedTag[] = [];

/** The games of a shared collection, each with its tags. */
export function collectedGames({ games, tags }: SharedCollection): ShownGame[] {
  const tagsOf = new Map<number, SharedTag[]>();
  for (const tag of tags) for (const gameId of tag.gameIds) tagsOf.set(gameId, [...(tagsOf.get(gameId) ?? []), tag]);
  return games.map((game) => asCollected(game, tagsOf.get(game.id) ?? NO_TAGS));
}

const asCollected = (game: SharedGame, tags: readonly SharedTag[]): ShownGame => ({
  ...game,
  originalName: game.originalName ?? null,
  tags,
  tagIds: tags.map(({ id }) => id),
  rating: game.rating ?? 0,
  notes: null,
  lastPlayed: null,
  isFavorite: false,
  isWishlist: false,
  isUnowned: false,
  parentGameId: null,
  createdAt: null,
});
