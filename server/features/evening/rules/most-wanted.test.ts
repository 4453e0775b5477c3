import { expect, test } from 'vitest';
import { aCandidate, aFiller, anEvening, votesOf } from '#tests/support/an-evening.ts';
import type { Candidate } from '#shared/rules/evening/candidate.ts';
import { gamesAtTable } from '#shared/rules/evening/game-at-table.ts';
import { weighGames } from './game-score.ts';
import { mostWanted } from './most-wanted.ts';

/** The id of the game that four people want most. */
function wanted(...candidates: Candidate[]) {
  const evening = anEvening({ candidates });
  return mostWanted(weighGames(gamesAtTable(candidates, evening.parties, evening), evening))?.candidate.id ?? null;
}

test('is null without votes', () => {
  expect(wanted(aCandidate({ id: 1, approvals: votesOf(9) }), aFiller({ id: 2 }))).toBeNull();
});

test('is the game with the most votes', () => {
  expect(wanted(aCandidate({ id: 1, approvals: votesOf(1) }), aCandidate({ id: 2, approvals: votesOf(2, 3) }))).toBe(2);
});

test('breaks ties by vote weight, then by duration, then by order', () => {
  const heavier = aCandidate({ id: 2, approvals: [{ voterId: 2, sixths: 8 }] });
  expect(wanted(aCandidate({ id: 1, approvals: votesOf(1) }), heavier)).toBe(2);
  const longer = aCandidate({ id: 2, minutes: 90, approvals: votesOf(2) });
  expect(wanted(aCandidate({ id: 1, approvals: votesOf(1) }), longer)).toBe(2);
  expect(wanted(aCandidate({ id: 2, approvals: votesOf(1) }), aCandidate({ id: 1, approvals: votesOf(2) }))).toBe(1);
});

test('is a long game if it has at least half as many votes as a short one', () => {
  const short = aFiller({ id: 1, approvals: votesOf(1, 2, 3, 4) });
  expect(wanted(short, aCandidate({ id: 2, approvals: votesOf(1) }))).toBe(1);
  expect(wanted(short, aCandidate({ id: 2, approvals: votesOf(1, 2) }))).toBe(2);
});
