import { expect, test } from 'vitest';
import { catalogueFromFile } from '../catalogue-from-file.ts';
import { readyCatalogue } from './catalogue.ts';
import { learnedScores } from './learned-scores.ts';
import { MODEL_FORMAT, readModel } from './model.ts';
import { tasteOf } from './taste.ts';

const GAMES = 30;
const catalogue = readyCatalogue((await catalogueFromFile()).games.slice(0, GAMES));
const ids = catalogue.games.map(({ bggId }) => bggId);
const shelf = {
  games: [
    {
      ...(catalogue.games[0] ?? expect.unreachable()),
      rating: 4,
      timesPlayed: 0,
      isFavorite: false,
      isWishlist: false,
      isExpansion: false,
    },
  ],
  company: new Map(),
};

const fileOf = (games: readonly number[], by: number) => ({
  format: MODEL_FORMAT,
  games,
  from: games.map(() => [0]),
  by: games.map(() => [by]),
});

test('a game that the model does not know gets the average of games with its score', () => {
  const model = readModel(JSON.stringify(fileOf(ids.slice(0, GAMES - 1), 0.25)));
  const scores = learnedScores(catalogue, tasteOf(catalogue, shelf), new Float64Array(GAMES), model);
  expect(scores[GAMES - 1]).toBeGreaterThan(0);
  expect(new Set(scores).size).toBe(1);
});

test.each([
  ['invalid JSON', '{'],
  ['another format', JSON.stringify({ ...fileOf(ids, 1), format: 'rollcall-recommender-0' })],
  ['lists that do not fit', JSON.stringify({ ...fileOf(ids, 1), by: [[1]] })],
  ['an invalid index', JSON.stringify({ ...fileOf(ids, 1), from: ids.map(() => [GAMES]) })],
])('a model file with %s is rejected', (_what, text) => {
  expect(() => readModel(text)).toThrow(/JSON|format|lists do not fit/);
});
