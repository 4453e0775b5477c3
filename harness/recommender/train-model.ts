import { preferenceOfRating } from '../../server/recommendations/engine/preference.ts';
import { MODEL_FORMAT, type ModelFile } from '../../server/recommendations/engine/model.ts';
import { ease } from './ease.ts';
import { inHalfSteps, type Rating } from './ratings-file.ts';

const REGULARISATION = { lambda: 50, dropout: 0.35 };
/** Neighbours stored for each game: those that say most about it, to most people. */
const MAX_NEIGHBOURS = 400;
/** Games that fewer people have rated say nothing reliable. */
const MIN_RATINGS = 20;

/** Trains on the ratings of this number of people. Games rated by fewer than 20 of them are left out. */
export function trainModel(people: readonly (readonly Rating[])[]): ModelFile {
  const counts = new Map<number, number>();
  for (const { bggId } of people.flat()) counts.set(bggId, (counts.get(bggId) ?? 0) + 1);
  const games = [...counts].flatMap(([bggId, count]) => (count >= MIN_RATINGS ? [bggId] : [])).sort((a, b) => a - b);
  const places = new Map(games.map((bggId, place) => [bggId, place]));
  const rows = people.map((ratings) =>
    ratings.flatMap(({ bggId, rating }) => {
      const place = places.get(bggId);
      return place === undefined ? [] : [{ place, value: preferenceOfRating(inHalfSteps(rating)) }];
    }),
  );
  const weights = ease(rows, games.length, REGULARISATION);
  const strongest = games.map((_, to) =>
    games
      .map((bggId, from) => ({ from, by: weights.get(from, to), raters: counts.get(bggId) ?? 0 }))
      .sort((a, b) => Math.abs(b.by) * b.raters - Math.abs(a.by) * a.raters)
      .slice(0, MAX_NEIGHBOURS),
  );
  return {
    format: MODEL_FORMAT,
    games,
    from: strongest.map((sources) => sources.map(({ from }) => from)),
    by: strongest.map((sources) => sources.map(({ by }) => Math.round(by * 100_000) / 100_000)),
  };
}
