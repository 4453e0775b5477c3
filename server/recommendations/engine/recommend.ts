import type { RecommendationTuning } from '#shared/shapes/recommendation-tuning.ts';
import { KnownGames } from '../same-game.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { type Catalogue, featuresOf, similarityTo } from './catalogue.ts';
import { learnedScores } from './learned-scores.ts';
import type { Model } from './model.ts';
import { ownScores } from './own-scores.ts';
import { type Anchor, anchorsOf } from './anchors.ts';
import { type Liked, placeOf, type Shelf, type ShelfGame, tasteOf } from './taste.ts';
import { chooseVaried } from './variety.ts';
import { wishScores } from './wish-scores.ts';

export interface Request {
  catalogue: Catalogue;
  shelf: Shelf;
  tuning: RecommendationTuning;
  /** Null without a trained model. */
  model: Model | null;
  count: number;
  /** Games to exclude this time only. */
  leaveOut?: (game: CatalogueGame) => boolean;
  /** Games never to recommend, in any edition. */
  dismissed?: readonly Pick<ShelfGame, 'bggId' | 'title'>[];
  /** Games to exclude this time in every edition. */
  resting?: readonly Pick<ShelfGame, 'bggId' | 'title'>[];
}

export interface Suggestion {
  game: CatalogueGame;
  /** 0 to 99. */
  percent: number;
  /** The games of the collection that support it most, strongest first; empty for an empty collection. */
  anchors: readonly Anchor[];
}

/** Candidates per recommendation, by score; variety is chosen among these. */
const LOOKED_AT = 12;

/**
 * Rollcall's own recommender: the best games of the catalogue for one user, best first. Excludes games on the user's
 * lists and their editions, expansions and offshoots.
 */
export function recommend(request: Request): Suggestion[] {
  const { catalogue, shelf, count } = request;
  const taste = tasteOf(catalogue, shelf);
  const scores = allScores(request, taste);
  const allowed = catalogue.games.flatMap((game, place) => (request.leaveOut?.(game) ? [] : [place]));
  const ranked = allowed.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  const known = [...shelf.games, ...(request.dismissed ?? []), ...(request.resting ?? [])];
  const candidates = newTo(catalogue, known, ranked, count * LOOKED_AT);
  const percentOf = percents(scores, taste.length);
  return chooseVaried(catalogue, candidates, scores, count)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .flatMap((place) => {
      const game = catalogue.games[place];
      if (!game) return [];
      return [{ game, percent: percentOf(scores[place] ?? 0), anchors: anchorsOf(request, taste, place) }];
    });
}

function allScores({ catalogue, shelf, tuning, model }: Request, taste: readonly Liked[]): Float64Array {
  const own = ownScores(catalogue, taste);
  const wishes = wishScores(catalogue, taste, shelf.company, tuning);
  const fitting = model && taste.length > 0 ? withLearned(own, learnedScores(catalogue, taste, own, model)) : own;
  return fitting.map((score, place) => score + (wishes[place] ?? 0));
}

/** Both on the scale of the first, so that wishes and variety have the same effect with and without a model. */
function withLearned(own: Float64Array, learned: Float64Array): Float64Array {
  const both = own.map((score, place) => score + (learned[place] ?? 0));
  const scale = spreadOf(own).spread / spreadOf(both).spread;
  return both.map((score) => score * scale);
}

function spreadOf(scores: Float64Array) {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length;
  return { mean, spread: Math.sqrt(variance) || 1 };
}

/** The first of the ranked games that are none of these, in any edition. */
function newTo(
  catalogue: Catalogue,
  games: readonly Pick<ShelfGame, 'bggId' | 'title'>[],
  ranked: readonly number[],
  most: number,
): number[] {
  const found: number[] = [];
  const ids = new Set(games.map(({ bggId }) => bggId));
  const shelved = new KnownGames(games);
  for (const place of ranked) {
    if (found.length === most) break;
    const game = catalogue.games[place];
    if (!game || ids.has(game.bggId)) continue;
    let similarities: Float64Array | undefined;
    const isKnown = shelved.has(game.title, (known) => {
      const other = placeOf(catalogue, known);
      if (other === null) return 0;
      similarities ??= similarityTo(catalogue, featuresOf(catalogue, place));
      return similarities[other] ?? 0;
    });
    if (!isKnown) found.push(place);
  }
  return found;
}

/**
 * Returns how far a score stands out, in per cent: 43 at one standard deviation above the mean, 81 at three. Reduced
 * for small collections: half without games, three quarters with one, 95 per cent with nine.
 */
function percents(scores: Float64Array, games: number): (score: number) => number {
  const { mean, spread } = spreadOf(scores);
  const most = 99 * (1 - 0.5 / (1 + games));
  return (score) => Math.round(most * (1 - Math.exp(-Math.max(0, score - mean) / spread / SLOPE)));
}

const SLOPE = 1.8;
