import { expect, test } from 'vitest';
import { sheetsFor } from '#client/plays/score-sheets/built-in-sheets.ts';
import { aSheet } from '#tests/support/rows/a-sheet.ts';
import { placeOfSheet } from './chosen-sheet.ts';

const GAME = { title: 'Onitama Duel', bggId: null };
const own = (name: string, id: number) => ({ id, ...aSheet(), name, gameTitle: null, bggId: null });
const TRICKS = own('Tricks', 1);
const AUCTION = own('Auction', 2);

const names = (sheets: ReturnType<typeof sheetsFor>, chosen: (typeof sheets)[number] | null) =>
  sheets[placeOfSheet(sheets, chosen)]?.name;

test('without a choice the first sheet is taken', () => {
  expect(names(sheetsFor(GAME, []), null)).toBe('Round by round');
  expect(names(sheetsFor(GAME, [TRICKS]), null)).toBe('Tricks');
});

test('a chosen sheet stays chosen when own sheets arrive, or one is added elsewhere', () => {
  const [, lowest = expect.fail()] = sheetsFor(GAME, []);
  expect(names(sheetsFor(GAME, [AUCTION, TRICKS]), lowest)).toBe('Round by round, lowest wins');
  const [tricks = expect.fail()] = sheetsFor(GAME, [TRICKS]);
  expect(names(sheetsFor(GAME, [AUCTION, TRICKS]), tricks)).toBe('Tricks');
});

test('of sheets of one name the chosen one stays chosen, and an edited one is found by its name', () => {
  const twin = { ...own('Tricks', 3), rows: [...TRICKS.rows] };
  const sheets = sheetsFor(GAME, [TRICKS, twin]);
  expect(placeOfSheet(sheetsFor(GAME, [AUCTION, TRICKS, twin]), sheets[1] ?? null)).toBe(2);
  expect(names(sheetsFor(GAME, [AUCTION, { ...twin, rows: [] }]), sheets[1] ?? null)).toBe('Tricks');
});

test('if the chosen sheet was deleted, the first one is taken', () => {
  const [tricks = null] = sheetsFor(GAME, [TRICKS]);
  expect(names(sheetsFor(GAME, [AUCTION]), tricks)).toBe('Auction');
});
