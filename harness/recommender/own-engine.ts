import type { Catalogue } from '../../server/recommendations/engine/catalogue.ts';
import type { Model } from '../../server/recommendations/engine/model.ts';
import { recommend } from '../../server/recommendations/engine/recommend.ts';
import type { ShelfGame } from '../../server/recommendations/engine/taste.ts';
import { NO_TUNING } from '../../shared/shapes/recommendation-tuning.ts';
import { NAMED, type Recommender } from './measure.ts';
import { inHalfSteps, type Rating } from './ratings-file.ts';

/** The very engine that the server runs, for somebody who owns what they have rated and has logged no play. */
export const ownEngine =
  (catalogue: Catalogue, games: ReadonlySet<number>, model: Model | null): Recommender =>
  (seen) =>
    recommend({
      catalogue,
      shelf: { games: seen.flatMap((rating) => onShelf(catalogue, rating)), company: new Map() },
      tuning: NO_TUNING,
      model,
      count: NAMED,
      leaveOut: ({ bggId }) => !games.has(bggId),
    }).map(({ game }) => game.bggId);

function onShelf(catalogue: Catalogue, { bggId, rating }: Rating): ShelfGame[] {
  const game = catalogue.games[catalogue.byBggId.get(bggId) ?? -1];
  if (!game) return [];
  const facts = { ...game, timesPlayed: 0, isFavorite: false, isWishlist: false, isExpansion: false };
  return [{ ...facts, rating: inHalfSteps(rating) }];
}
