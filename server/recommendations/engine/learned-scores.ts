import type { Catalogue } from './catalogue.ts';
import type { Model } from './model.ts';
import type { Liked } from './taste.ts';

/** Points for full agreement of the model, on the scale of own-scores.ts. */
const LEARNED = 100;
/** Games of similar score on each side, used to estimate a game unknown to the model. */
const NEIGHBOURS = 10;

/**
 * The model's contribution to the scores of all games. A game unknown to the model gets the average of games with
 * similar scores, so that new games have neither advantage nor disadvantage.
 */
export function learnedScores(catalogue: Catalogue, taste: readonly Liked[], own: Float64Array, model: Model) {
  const preferences = new Float64Array(model.from.length);
  for (const { place, preference } of taste) {
    const known = place === null ? undefined : model.places.get(catalogue.games[place]?.bggId ?? 0);
    if (known !== undefined) preferences[known] = preference;
  }
  const learned = catalogue.games.map(({ bggId }) => {
    const place = model.places.get(bggId);
    return place === undefined ? null : agreement(model, place, preferences);
  });
  const predict = predictFromNeighbours(learned, own);
  return Float64Array.from(learned, (number, place) => LEARNED * (number ?? predict(own[place] ?? 0)));
}

function agreement({ from, by }: Model, place: number, preferences: Float64Array): number {
  const [places, numbers] = [from[place], by[place]];
  let sum = 0;
  for (let n = 0; n < (places?.length ?? 0); n += 1) sum += (preferences[places?.[n] ?? 0] ?? 0) * (numbers?.[n] ?? 0);
  return sum;
}

function predictFromNeighbours(learned: readonly (number | null)[], own: Float64Array) {
  const known = learned
    .flatMap((number, place) => (number === null ? [] : [{ number, own: own[place] ?? 0 }]))
    .sort((a, b) => a.own - b.own);
  return (score: number): number => {
    const middle = lowerBound(known, score);
    const near = known.slice(Math.max(0, middle - NEIGHBOURS), middle + NEIGHBOURS);
    return near.length === 0 ? 0 : near.reduce((sum, { number }) => sum + number, 0) / near.length;
  };
}

function lowerBound(ascending: readonly { own: number }[], score: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle]?.own ?? 0) < score) low = middle + 1;
    else high = middle;
  }
  return low;
}
