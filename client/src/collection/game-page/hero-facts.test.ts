import { expect, test } from 'vitest';
import { readLog } from '#client/plays/rules/play-log.ts';
import { aPlay, type PlayFacts } from '#tests/support/rows/a-play.ts';
import { gameRecordOf } from './game-record.ts';
import { heroRecordOf } from './hero-facts.ts';

function factsOf(...plays: PlayFacts[]) {
  const log = readLog(
    plays.map((facts, n) => aPlay({ id: n + 1, ...facts })),
    [],
  );
  return heroRecordOf(log, gameRecordOf(log)).map(({ name, value, side }) => [name, value, side].join(' ').trim());
}
const ana = { players: ['Ana', 'Tom'], scores: [9, 4] };
const tom = { players: ['Ana', 'Tom'], scores: [4, 12] };

test('without plays nothing is claimed', () => {
  expect(factsOf()).toEqual([]);
});

test('a single play has a winner and a record, and nobody who wins most', () => {
  expect(factsOf(ana)).toEqual(['Last winner Ana', 'Record 9 by Ana']);
});

test('the last winner, the record and the person with the most wins may be three', () => {
  expect(factsOf(tom, ana, ana)).toEqual(['Last winner Tom', 'Record 12 by Tom', 'Wins most Ana 2 of 3 decided']);
});

test('where the lowest score wins, the record is the lowest', () => {
  expect(factsOf({ ...tom, outcome: 'lowest' })).toEqual(['Last winner Ana', 'Record 4 by Ana']);
});

test('a tie in wins names nobody', () => {
  expect(factsOf(ana, ana, tom, tom)).toEqual(['Last winner Ana', 'Record 12 by Tom']);
});
