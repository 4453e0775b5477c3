import { expect, test } from 'vitest';
import type { Game } from '#shared/games/games-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { playerRangesIn } from '#shared/games/filter-facts.ts';
import { removalCandidates, dayInAYear } from './removal-candidates.ts';
import { overlapsOf } from './overlaps.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const yearsAgo = (years: number) => new Date(NOW.getTime() - years * 366 * 86_400_000);

/** Reasons by title on a shelf of people who are usually five; all games have the same two mechanics. */
function reasonsOn(...shelf: Partial<Game>[]) {
  const games = shelf.map((facts, at) => aGame({ createdAt: yearsAgo(3), players: '2-6', ...facts, id: at + 1 }));
  const mechanics = new Map(games.map(({ id }) => [id, new Set(['Drafting', 'Patterns'])]));
  const found = removalCandidates(games, {
    now: NOW,
    since: new Map(),
    overlaps: overlapsOf(games, mechanics),
    usual: 5,
    ranges: playerRangesIn(games),
  });
  return Object.fromEntries(found.map(({ game, reasons }) => [game.title, reasons.map(({ kind }) => kind)]));
}

const often = { title: 'Azul', timesPlayed: 82, lastPlayed: NOW };

test.each([
  ['was played recently', { timesPlayed: 9, lastPlayed: yearsAgo(0.5), rating: 1 }],
  ['was added last month', { timesPlayed: 0, createdAt: yearsAgo(0.1), rating: 1 }],
  ['has one reason only', { timesPlayed: 1, lastPlayed: yearsAgo(2), duration: '240' }],
  ['is kept', { timesPlayed: 1, lastPlayed: yearsAgo(2), keptUntil: '2026-12-01' }],
  ['is a favourite', { timesPlayed: 1, lastPlayed: yearsAgo(2), isFavorite: true }],
  ['is loved', { timesPlayed: 1, lastPlayed: yearsAgo(2), rating: 4 }],
  ['is for trade', { timesPlayed: 1, lastPlayed: yearsAgo(2), states: ['for_trade'] }],
  ['is wanted at the table', { timesPlayed: 1, lastPlayed: yearsAgo(2), states: ['want_to_play'] }],
] satisfies [string, Partial<Game>][])('a game that %s is not suggested', (_why, facts) => {
  expect(reasonsOn(often, { title: 'Sagrada', ...facts })).toEqual({});
});

test('a rarely played game is suggested if another game overlaps with it', () => {
  expect(reasonsOn(often, { title: 'Sagrada', timesPlayed: 1, lastPlayed: yearsAgo(2) })).toEqual({
    Sagrada: ['few', 'overlap'],
  });
});

test('the three strongest reasons are given', () => {
  const facts = { title: 'Inis', timesPlayed: 0, players: '2-4', rating: 2, category: 'euro' } as const;
  expect(reasonsOn(often, facts)).toEqual({ Inis: ['never', 'rated', 'seats'] });
});

test('"not played" is a reason from two years on', () => {
  const facts = { title: 'Inis', timesPlayed: 9, rating: 2.5, category: 'euro' } as const;
  expect(reasonsOn({ ...facts, lastPlayed: yearsAgo(2.1) })).toEqual({ Inis: ['years unplayed', 'rated'] });
  expect(reasonsOn({ ...facts, lastPlayed: yearsAgo(1.9) })).toEqual({});
});

test('a game is kept for exactly one year, also from the 29th of February', () => {
  expect(dayInAYear(new Date(2026, 10, 3, 23, 59))).toBe('2027-11-03');
  expect(dayInAYear(new Date(2028, 1, 29))).toBe('2029-03-01');
});
