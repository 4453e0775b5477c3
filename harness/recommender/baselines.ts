import type { Matrix } from 'ml-matrix';
import { SeededRandom } from '../../server/home/demo/seeded-random.ts';
import { coOccurrence, ease, type Row } from './ease.ts';
import { NAMED, type Recommender } from './measure.ts';
import type { Rating } from './ratings-file.ts';

/** From this rating on the baselines take a game for liked. */
const LIKED = 7;
const EASE_LAMBDA = 500;
const SEED = 7;

/** Four common recommenders that know only who likes which game. */
export function baselines(training: readonly (readonly Rating[])[], games: readonly number[]) {
  const places = new Map(games.map((bggId, place) => [bggId, place]));
  const likes = (ratings: readonly Rating[]): Row =>
    ratings.flatMap(({ bggId, rating }) => {
      const place = places.get(bggId);
      return rating < LIKED || place === undefined ? [] : [{ place, value: 1 }];
    });
  const rows = training.map(likes);
  const together = coOccurrence(rows, games.length);
  const popularity = games.map((_, place) => together.get(place, place));
  const cosine = similarity(together, popularity);
  const weights = ease(rows, games.length, { lambda: EASE_LAMBDA });
  const random = new SeededRandom(SEED);
  return {
    random: top(games, () => games.map(() => random.next())),
    popularity: top(games, () => popularity),
    'item-based neighbours': top(games, (seen) => summed(cosine, likes(seen))),
    EASE: top(games, (seen) => summed(weights, likes(seen))),
  } satisfies Record<string, Recommender>;
}

function top(games: readonly number[], scoresFor: (seen: readonly Rating[]) => readonly number[]): Recommender {
  return (seen) => {
    const scores = scoresFor(seen);
    const known = new Set(seen.map(({ bggId }) => bggId));
    return games
      .map((bggId, place) => ({ bggId, score: scores[place] ?? 0 }))
      .filter(({ bggId }) => !known.has(bggId))
      .sort((a, b) => b.score - a.score)
      .slice(0, NAMED)
      .map(({ bggId }) => bggId);
  };
}

/** Similarity of two games by their likers: the cosine. */
function similarity(together: Matrix, popularity: readonly number[]): Matrix {
  const alike = together.clone();
  for (let one = 0; one < popularity.length; one += 1) {
    for (let other = 0; other < popularity.length; other += 1) {
      const size = Math.sqrt((popularity[one] ?? 0) * (popularity[other] ?? 0)) || 1;
      alike.set(one, other, one === other ? 0 : together.get(one, other) / size);
    }
  }
  return alike;
}

function summed(weights: Matrix, liked: Row): number[] {
  const scores = Array.from({ length: weights.columns }, () => 0);
  for (const { place, value } of liked) {
    for (let game = 0; game < scores.length; game += 1)
      scores[game] = (scores[game] ?? 0) + value * weights.get(place, game);
  }
  return scores;
}
