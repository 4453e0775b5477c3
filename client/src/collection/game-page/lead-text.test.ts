import { expect, test } from 'vitest';
import { readLog } from '#client/plays/rules/play-log.ts';
import { aPlay, type PlayFacts } from '#tests/support/rows/a-play.ts';
import { leadText } from './lead-text.ts';
import { gameRecordOf } from './game-record.ts';

const lead = (...plays: PlayFacts[]) => leadText(gameRecordOf(readLog(plays.map(aPlay), [])));
const times = (count: number, facts: PlayFacts) => Array.from({ length: count }, () => facts);

const ANA_WINS = { scores: [9, 4] };
const TOM_WINS = { scores: [4, 9] };
const GUEST_WINS = { players: ['Ana', 'Tom', 'Zoe'], scores: [4, 5, 9] };

test('whoever wins most often is named', () => {
  expect(lead(...times(2, ANA_WINS), TOM_WINS)).toBe('Ana wins most often: 2 of 3 decided.');
  expect(lead(...times(3, { scores: [4, 9], outcome: 'lowest' }))).toBe(
    'Ana wins most often: 3 of 3 decided. Fewest points win.',
  );
});

test('all who win equally often are named', () => {
  expect(lead(...times(2, ANA_WINS), ...times(2, TOM_WINS))).toBe('Ana and Tom win most often: 2 of 4 decided.');
});

test('a win of somebody with few plays is a win', () => {
  expect(lead(GUEST_WINS, ...times(2, { scores: [] }))).toBe('It takes 3 plays to say who wins most often.');
  expect(lead(GUEST_WINS, ANA_WINS, ...times(9, TOM_WINS))).toBe('Tom wins most often: 9 of 11 decided.');
});

test('nobody has won before there is a winner', () => {
  expect(lead()).toBe('Nobody has won yet.');
  expect(lead(...times(3, { scores: [] }))).toBe('Nobody has won yet.');
});

test('a table that plays together wins or loses as one', () => {
  const together = (won: boolean): PlayFacts => ({ outcome: 'cooperative', seats: [{ won }, { won }] });
  expect(lead(together(true), together(false))).toBe('The table won 1 of 2.');
});
