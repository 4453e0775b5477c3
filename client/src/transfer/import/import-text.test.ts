import { expect, test } from 'vitest';
import type { ImportRow, ImportSummary } from '#shared/transfer/imports-contract.ts';
import {
  addedText,
  changedText,
  contentsOf,
  copiesInShort,
  counted,
  importButtonLabel,
  gamesAndPlays,
  tally,
} from './import-text.ts';

test('a count of one is singular, any other plural', () => {
  expect(counted(1, 'game')).toBe('1 game');
  expect(counted(0, 'game')).toBe('0 games');
  expect(counted(2, 'game')).toBe('2 games');
});

test('additions are named as games, expansions and wishes, without empty kinds', () => {
  const counts = (add: number) => ({ add, change: 9, same: 9, skip: 9, deleted: 9 });
  const added = { counts: counts(371), plays: counts(0), expansions: 51, wishlist: 54 };
  expect(addedText(added)).toBe('266 games, 51 expansions, 54 wishes');
  expect(addedText({ ...added, counts: counts(107), plays: counts(1), wishlist: 1 })).toBe(
    '54 games, 51 expansions, 1 wish, 1 play',
  );
  expect(addedText({ counts: counts(0), plays: counts(0), expansions: 0, wishlist: 0 })).toBe('');
});

test('a summary omits zero counts and uses the past tense after the import', () => {
  const counts = { add: 5, change: 0, same: 0, skip: 2, deleted: 0 };
  expect(tally({ counts, status: 'preview' })).toBe('5 to add, 2 left out');
  expect(tally({ counts, status: 'applied' })).toBe('5 added, 2 left out');
});

test('games and plays are named if there are any', () => {
  expect(gamesAndPlays(1, 0)).toBe('1 game');
  expect(gamesAndPlays(0, 2)).toBe('2 plays');
  expect(gamesAndPlays(3, 1)).toBe('3 games and 1 play');
  expect(gamesAndPlays(0, 0)).toBe('0 games');
});

test('a file with plays is described by its content, any other by its rows', () => {
  const none = { add: 0, change: 0, same: 0, skip: 0, deleted: 0 };
  const file = { rows: 12, people: 1, places: 0 } as ImportSummary;
  expect(contentsOf({ ...file, plays: none })).toBe('12 rows');
  expect(contentsOf({ ...file, plays: { ...none, add: 4, skip: 1 } })).toBe('7 games, 5 plays, 1 person, 0 places');
  expect(contentsOf({ ...file, plays: { ...none, deleted: 5 } })).toBe('7 games, 5 plays, 1 person, 0 places');
});

test('the button of a preview names what is imported and what is restored', () => {
  expect(importButtonLabel('3 games', { erase: 0, bringBack: 0 })).toBe('Import 3 games');
  expect(importButtonLabel('3 games', { erase: 0, bringBack: 2 })).toBe('Import 3 games and bring 2 back');
  expect(importButtonLabel(null, { erase: 0, bringBack: 2 })).toBe('Bring 2 back');
  expect(importButtonLabel(null, { erase: 1, bringBack: 0 })).toBe('Remove what is chosen');
  expect(importButtonLabel(null, { erase: 1, bringBack: 2 })).toBe('Apply choices');
});

test('copies in a file are described by price and place, or counted if there are several', () => {
  type FileCopy = Parameters<typeof copiesInShort>[0][number];
  const nothing: FileCopy = { place: null, pricePaid: null, priceCurrency: null };
  const bought: FileCopy = { ...nothing, pricePaid: 49, priceCurrency: 'EUR' };
  const short = (...copies: FileCopy[]) => copiesInShort(copies, 'en');
  expect(short()).toBe('');
  expect(short(nothing)).toBe('');
  expect(short({ ...bought, place: 'Cottage' })).toBe('€49.00, Cottage');
  expect(short(nothing, nothing)).toBe('2 copies');
  expect(short(bought, nothing, { ...nothing, place: 'Cottage' })).toBe('3 copies: €49.00; Cottage');
});

test('changed games are named, with the number of further ones', () => {
  const game = {} as NonNullable<ImportRow['game']>;
  const rows = ['Azul', 'Brass', 'Cascadia', 'Dixit', 'Everdell', 'Faraway'].map((title) => ({ title, game }));
  const none = { add: 0, change: 0, same: 0, skip: 0, deleted: 0 };
  const words = (change: number, ofPlays: number, some: typeof rows) =>
    changedText({ counts: { ...none, change }, plays: { ...none, change: ofPlays } }, some);
  expect(words(2, 0, rows.slice(0, 2))).toBe('2 games changed: Azul, Brass');
  expect(words(4, 3, [{ title: 'Heat', game: null as never }, ...rows.slice(0, 1)])).toBe('1 game changed: Azul');
  expect(words(250, 0, rows)).toBe('250 games changed: Azul, Brass, Cascadia, Dixit and 246 more');
  expect([words(3, 3, []), words(3, 0, [])]).toEqual([null, null]);
});
