import { expect, test } from 'vitest';
import { playResultText } from './play-result-text.ts';

const scored = (...scores: [string, number | null][]) => scores.map(([name, score]) => ({ name, score }));
const base = { outcome: 'highest' as const, winner: null };

test('scores are listed with the winner first', () => {
  expect(playResultText({ ...base, results: scored(['Ben', 41], ['Ana', 54]) })).toBe('Ana wins: Ana 54, Ben 41');
  expect(playResultText({ ...base, results: scored(['Ben', 41], ['Ana', 41]) })).toBe('No winner: Ben 41, Ana 41');
  expect(playResultText({ ...base, results: scored(['Cem', null], ['Ana', 54]) })).toBe('Ana wins: Ana 54, Cem');
});

test('a winner without scores is named with the players', () => {
  expect(playResultText({ ...base, winner: 'Ben', results: scored(['Ana', null], ['Ben', null]) })).toBe(
    'Ben wins. At the table: Ana and Ben',
  );
});

test('a cooperative game is described as won, lost or played together', () => {
  const results = scored(['Ana', null], ['Ben', null]);
  const together = { outcome: 'cooperative' as const, winner: null };
  expect(playResultText({ ...together, results: results.map((one) => ({ ...one, won: true })) })).toBe(
    'Ana and Ben won together',
  );
  expect(playResultText({ ...together, results: results.map((one) => ({ ...one, won: false })) })).toBe(
    'Ana and Ben lost together',
  );
  expect(playResultText({ ...together, results })).toBe('Ana and Ben played together');
});

test('the members of a winning team are named together', () => {
  const results = [
    { name: 'Ana', score: null, team: 'Red', won: true },
    { name: 'Ben', score: null, team: 'Red', won: true },
    { name: 'Cem', score: null, team: 'Blue', won: false },
  ];
  expect(playResultText({ outcome: 'teams', winner: null, results })).toBe(
    'Ana and Ben win. At the table: Ana, Ben and Cem',
  );
});
