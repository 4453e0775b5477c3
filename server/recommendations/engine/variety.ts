import { isSameGame } from '../same-game.ts';
import { type Catalogue, featuresOf, similarityTo } from './catalogue.ts';

/** Deduction for full similarity to a game already chosen. */
const REDUNDANCY_PENALTY = 0.8;
/** Maximum of one category among ten, if there are others. */
const OF_A_CATEGORY = 5;

/** Maximum number of games of one category among `count`. */
export const mostOfACategory = (count: number): number => Math.max(1, Math.ceil((count * OF_A_CATEGORY) / 10));

/**
 * Chooses games by score, highest first, with variety: similarity to chosen games counts against a game, one edition
 * excludes the others, and no category takes more than half unless the others are exhausted.
 */
export function chooseVaried(catalogue: Catalogue, places: readonly number[], scores: Float64Array, count: number) {
  const most = mostOfACategory(count);
  const chosen: number[] = [];
  const redundancy = new Float64Array(catalogue.games.length);
  const perCategory = new Map<string, number>();
  let left = [...places];
  while (chosen.length < count && left.length > 0) {
    const fresh = left.filter((place) => (perCategory.get(categoryAt(place)) ?? 0) < most);
    const next = best(
      fresh.length > 0 ? fresh : left,
      (place) => (scores[place] ?? 0) - REDUNDANCY_PENALTY * (redundancy[place] ?? 0),
    );
    chosen.push(next);
    perCategory.set(categoryAt(next), (perCategory.get(categoryAt(next)) ?? 0) + 1);
    const similarities = similarityTo(catalogue, featuresOf(catalogue, next));
    left = left.filter(
      (place) => place !== next && !isSameGame(titleAt(place), titleAt(next), () => similarities[place] ?? 0),
    );
    for (const place of left) redundancy[place] = Math.max(redundancy[place] ?? 0, similarities[place] ?? 0);
  }
  return chosen;

  function categoryAt(place: number): string {
    return catalogue.games[place]?.category ?? '';
  }
  function titleAt(place: number): string {
    return catalogue.games[place]?.title ?? '';
  }
}

function best(places: readonly number[], worth: (place: number) => number): number {
  let [chosen = 0] = places;
  let most = -Infinity;
  for (const place of places) {
    const number = worth(place);
    if (number > most) [chosen, most] = [place, number];
  }
  return chosen;
}
