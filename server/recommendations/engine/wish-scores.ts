import type { RecommendationTuning } from '#shared/shapes/recommendation-tuning.ts';
import { playerRange } from '#shared/games/player-range.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import type { Liked } from './taste.ts';

/** Points for suiting the usual player count, and deduction for not supporting it. */
const COMPANY = 4;
/** Points that full tuning in one direction adds to the most extreme games. */
const TUNED_WEIGHT = 3;
const TUNED_SURPRISE = 5;
const TUNED_COMPANY = 4;
const MANY = 5;
/** Difference of weight at which the effect is full. */
const FAR_WEIGHT = 1.5;

/** Points for each game by the usual player count and the user's tuning. */
export function wishScores(
  { games, weights }: Catalogue,
  taste: readonly Liked[],
  company: ReadonlyMap<number, number>,
  tuning: RecommendationTuning,
): Float64Array {
  const usual = usualWeight(taste);
  const plays = [...company.values()].reduce((sum, count) => sum + count, 0);
  return Float64Array.from(games, (game, place) => {
    const heavier = Math.max(-1, Math.min(1, ((weights[place] ?? usual) - usual) / FAR_WEIGHT));
    return (
      (plays === 0 ? 0 : COMPANY * suitsCompany(game, company, plays)) +
      TUNED_WEIGHT * tuning.weight * heavier +
      TUNED_SURPRISE * tuning.surprise * (0.5 - game.popularity / 100) +
      TUNED_COMPANY * (Math.max(0, tuning.company) * suitsMany(game) + Math.max(0, -tuning.company) * suits(game, 2))
    );
  });
}

/** 1 if best with this count, 0.5 if playable, -1 if not. */
export function suits({ players, bestPlayers }: Pick<CatalogueGame, 'players' | 'bestPlayers'>, count: number): number {
  if (isBestWith(bestPlayers, count)) return 1;
  const { min, max } = playerRange(players);
  return count >= min && count <= max ? 0.5 : -1;
}

export const isBestWith = (bestPlayers: string | null, count: number): boolean =>
  bestPlayers?.split(',').includes(String(count)) ?? false;

const suitsMany = (game: CatalogueGame): number => Math.max(...[MANY, MANY + 1, MANY + 2].map((n) => suits(game, n)));

function suitsCompany(game: CatalogueGame, company: ReadonlyMap<number, number>, plays: number): number {
  let sum = 0;
  for (const [count, times] of company) sum += (times / plays) * suits(game, count);
  return sum;
}

const MIDDLING = 2.3;

function usualWeight(taste: readonly Liked[]): number {
  const total = taste.reduce((sum, { preference }) => sum + preference, 0);
  return total === 0 ? MIDDLING : taste.reduce((sum, { weight, preference }) => sum + weight * preference, 0) / total;
}
