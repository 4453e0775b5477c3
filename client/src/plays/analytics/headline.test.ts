import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLog } from '../rules/play-log.ts';
import { aPlay, anyPlays, type PlayFacts } from '#tests/support/rows/a-play.ts';
import { headlineOf } from './headline.ts';

const log = (...plays: PlayFacts[]) =>
  readLog(
    plays.map((facts, n) => aPlay({ id: n + 1, ...facts })),
    [],
  );
const ana = { players: ['Ana', 'Tom'], scores: [9, 4] };
const tom = { players: ['Ana', 'Tom'], scores: [4, 9] };
const azul = { gameId: 1, gameTitle: 'Azul' };
const heat = { gameId: 2, gameTitle: 'Heat' };

test('without plays there is no sentence', () => {
  expect(headlineOf([], 'all')).toBeNull();
});

test.each([
  ['One play: Azul, won by Ana.', [{ ...azul, ...ana }]],
  ['One play: Azul.', [{ ...azul, ...ana, outcome: 'none' as const }]],
  [
    '2 plays, each of another game.',
    [
      { ...azul, ...ana },
      { ...heat, ...tom },
    ],
  ],
  [
    '2 plays of Azul; Ana wins most, 2 of 2 decided.',
    [
      { ...azul, ...ana },
      { ...azul, ...ana },
    ],
  ],
  [
    '2 plays of Azul.',
    [
      { ...azul, ...ana },
      { ...azul, ...tom },
    ],
  ],
  [
    '4 plays, most of them Azul (3); Ana wins most, 3 of 4 decided.',
    [
      { ...azul, ...ana },
      { ...azul, ...ana },
      { ...azul, ...ana },
      { ...heat, ...tom },
    ],
  ],
  [
    '4 plays, most often Azul (2).',
    [
      { ...azul, ...ana },
      { ...azul, ...tom },
      { ...heat, ...ana },
      { gameId: 3, gameTitle: 'Dune', ...tom },
    ],
  ],
])('%s', (sentence, plays) => {
  expect(headlineOf(log(...plays), 'all')).toBe(sentence);
});

test('the sentence names the period', () => {
  expect(headlineOf(log({ ...azul, ...ana }), 'thirtyDays')).toBe('One play in the last 30 days: Azul, won by Ana.');
  expect(headlineOf(log({ ...azul, ...ana }, { ...heat, ...tom }), 'lastYear')).toBe(
    '2 plays last year, each of another game.',
  );
});

test('it is one sentence, and names nobody as best who is not', () => {
  fc.assert(
    fc.property(anyPlays, (plays) => {
      const read = readLog(plays, []);
      const sentence = headlineOf(read, 'all');
      expect(sentence === null).toBe(read.length === 0);
      if (sentence !== null) expect(sentence.endsWith('.')).toBe(true);
      const [wins] = /(\d+) of \d+ decided\.$/.exec(sentence ?? '')?.slice(1) ?? [];
      if (wins !== undefined)
        expect(Number(wins)).toBeLessThanOrEqual(read.filter(({ isContest }) => isContest).length);
    }),
  );
});
