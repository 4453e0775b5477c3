import { CATEGORIES, type Category, type Difficulty } from '#shared/enums.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { addSimilarity, type Tags, weighTags } from './tags.ts';

/** A catalogue with everything that is the same for all users precomputed. */
export interface Catalogue {
  games: readonly CatalogueGame[];
  mechanics: Tags;
  themes: Tags;
  /** 1 (light) to 5 (heavy), per game. */
  weights: Float64Array;
  /** Index in CATEGORIES, per game. */
  categories: Uint8Array;
  /** Index in `games`, by BoardGameGeek id or title key. */
  byBggId: ReadonlyMap<number, number>;
  byTitle: ReadonlyMap<string, number>;
}

const WEIGHT_OF: Record<Difficulty, number> = { easy: 1.6, medium: 2.4, hard: 3.3, expert: 3.9 };

/** A game's weight, 1 to 5; if unknown, the usual one for its difficulty. */
export const weightOf = (game: { weight: number | null; difficulty: Difficulty }): number =>
  game.weight ?? WEIGHT_OF[game.difficulty];

export function readyCatalogue(games: readonly CatalogueGame[]): Catalogue {
  return {
    games,
    mechanics: weighTags(games.map((game) => game.mechanics)),
    themes: weighTags(games.map((game) => game.themes)),
    weights: Float64Array.from(games, weightOf),
    categories: Uint8Array.from(games, ({ category }) => CATEGORIES.indexOf(category)),
    byBggId: new Map(games.map((game, place) => [game.bggId, place])),
    byTitle: new Map(games.map((game, place) => [titleKey(game.title), place])),
  };
}

/** Properties of a game, in the catalogue or not. */
export interface GameFeatures {
  /** Index in the catalogue, or null. */
  place: number | null;
  category: Category;
  weight: number;
}

const MECHANICS = 0.35;
const THEMES = 0.35;
const CATEGORY = 0.15;
const WEIGHT = 0.15;
/** At a difference of half a point of weight the similarity is three fifths. */
const WEIGHT_REACH = 0.5;

/** Similarity of two weights: 1 if equal, near 0 from a difference of 1.5. */
export const weightSimilarity = (one: number, other: number): number =>
  WEIGHT_SIMILARITY[Math.round(Math.abs(one - other) * STEPS)] ?? 0;

const STEPS = 50;
/** A bell curve by difference in steps, precomputed because it is used a million times. */
const WEIGHT_SIMILARITY = Float64Array.from({ length: 5 * STEPS }, (_, step) =>
  Math.exp(-((step / STEPS / WEIGHT_REACH) ** 2) / 2),
);

/** Similarity of each catalogue game to one game: 0 to 1, by mechanics, themes, category and weight. */
export function similarityTo(catalogue: Catalogue, { place, category, weight }: GameFeatures): Float64Array {
  const { categories, weights } = catalogue;
  const sums = new Float64Array(weights.length);
  const own = CATEGORIES.indexOf(category);
  for (let at = 0; at < sums.length; at += 1)
    sums[at] = (categories[at] === own ? CATEGORY : 0) + WEIGHT * weightSimilarity(weight, weights[at] ?? 0);
  if (place !== null) {
    addSimilarity(catalogue.mechanics, place, MECHANICS, sums);
    addSimilarity(catalogue.themes, place, THEMES, sums);
  }
  return sums;
}

export const featuresOf = ({ games, weights }: Catalogue, place: number): GameFeatures => ({
  place,
  category: games[place]?.category ?? 'family',
  weight: weights[place] ?? 0,
});
