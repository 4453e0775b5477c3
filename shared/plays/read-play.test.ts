import { expect, test } from 'vitest';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { readPlay, readResults } from './read-play.ts';

test.each([
  ['its players', { players: '["Ana"' }],
  ['its scores', { scores: '{}' }],
])('a play is skipped if %s cannot be parsed', (_which, broken) => {
  expect(readPlay({ ...aPlay(), ...broken })).toBeNull();
});

test('a play is read with its players in order, each with score and seat', () => {
  const play = aPlay({ players: ['Ana', 'Tom', 'Bo'], scores: [5, null], seats: [{}, { won: true }] });
  const { players: _players, scores: _scores, seats: _seats, ...rest } = play;
  expect(readPlay(play)).toEqual({
    ...rest,
    results: [
      { name: 'Ana', score: 5 },
      { name: 'Tom', score: null, won: true },
      { name: 'Bo', score: null },
    ],
  });
});

test('a score that is not a finite number is read as null', () => {
  const results = readResults({ players: '["a","b","c","d"]', scores: '["5",true,1e400,0]', seats: [] });
  expect(results?.map(({ score }) => score)).toEqual([null, null, null, 0]);
});
