import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { sheet as sheetContract, type OwnScoreSheet } from '#shared/plays/score-sheets-contract.ts';
import { BUILT_IN_SHEETS, LOWEST_ROUNDS_SHEET, ROUNDS_SHEET, sheetsFor } from './built-in-sheets.ts';
import { pointsOf } from '#shared/shapes/score-sheet.ts';

const own = (name: string, gameTitle: string | null, bggId: number | null = null): OwnScoreSheet => ({
  id: 1,
  name,
  outcome: 'highest',
  rows: [],
  gameTitle,
  bggId,
});
const namesFor = (title: string, bggId: number | null, mine: OwnScoreSheet[] = []) =>
  sheetsFor({ title, bggId }, mine).map(({ name }) => name);
const ROUNDS = [ROUNDS_SHEET.name, LOWEST_ROUNDS_SHEET.name];

/** Points of a number typed into a row of a known sheet. */
function worth(title: string, label: string, typed: number): number {
  const row = BUILT_IN_SHEETS.find(({ gameTitle }) => gameTitle === title)?.rows.find((one) => one.label === label);
  if (!row) throw new Error(`no row ${label} on the sheet of ${title}`);
  return pointsOf(row.worth, typed);
}

test('every known sheet has the id and title of a game in the catalogue', () => {
  const rows = parse(readFileSync('data/catalogue.csv'), { columns: true }) as { bgg_id: string; title: string }[];
  const titles = new Map(rows.map(({ bgg_id: id, title }) => [Number(id), title]));
  expect(BUILT_IN_SHEETS.map(({ bggId }) => titles.get(bggId))).toEqual(
    BUILT_IN_SHEETS.map(({ gameTitle }) => gameTitle),
  );
  expect(new Set(BUILT_IN_SHEETS.map(({ bggId }) => bggId)).size).toBe(BUILT_IN_SHEETS.length);
});

test('every known sheet is valid for a pad', () => {
  const sheets = [...BUILT_IN_SHEETS, ROUNDS_SHEET, LOWEST_ROUNDS_SHEET];
  expect(sheets.filter((known) => !sheetContract.safeParse(known).success)).toEqual([]);
});

test.each([
  ['Agricola', 'Fields', [-1, -1, 1, 2, 3, 4, 4]],
  ['Agricola', 'Pastures', [-1, 1, 2, 3, 4, 4]],
  ['Agricola', 'Grain', [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4]],
  ['Agricola', 'Vegetables', [-1, 1, 2, 3, 4, 4]],
  ['Agricola', 'Sheep', [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4]],
  ['Agricola', 'Wild boar', [-1, 1, 1, 2, 2, 3, 3, 4, 4]],
  ['Agricola', 'Cattle', [-1, 1, 2, 2, 3, 3, 4, 4]],
  ['Agricola', 'Begging cards', [0, -3, -6]],
  ['7 Wonders', 'Coins', [0, 0, 0, 1, 1, 1, 2]],
  ['The Castles of Burgundy', 'Workers', [0, 0, 1, 1, 2]],
  ['Patchwork', 'Empty squares', [0, -2, -4]],
])('%s: %s give the points of the rules, starting at zero', (title, label, points) => {
  expect(points.map((_, typed) => worth(title, label, typed))).toEqual(points);
});

test('a route of six trains gives 15 points, and one of eight 21', () => {
  expect([worth('Ticket to Ride', 'Routes of 6', 2), worth('Ticket to Ride: Europe', 'Routes of 8', 1)]).toEqual([
    30, 21,
  ]);
});

test('Skyjo is won by the lowest score', () => {
  expect(sheetsFor({ title: 'Skyjo', bggId: 204135 }, [])[0]).toEqual({ name: 'Skyjo', outcome: 'lowest', rows: [] });
});

test('an unknown game is scored by rounds', () => {
  expect(namesFor('Our Own Game', null)).toEqual(ROUNDS);
});

test('own sheets come before known ones: first those for the game, then those for any game', () => {
  const mine = [own('House rules', null), own('Other', 'Azul'), own('With the fan cards', '  wingSPAN ')];
  expect(namesFor('Wingspan', 266192, mine)).toEqual(['With the fan cards', 'House rules', 'Wingspan', ...ROUNDS]);
});

test('a sheet matches by title if the id is missing, or by id if titles differ', () => {
  expect(namesFor('7 wonders', null)).toEqual(['7 Wonders', ...ROUNDS]);
  expect(namesFor('Flügelschlag', 266192)).toEqual(['Wingspan', ...ROUNDS]);
});

test('another game with the same title does not match', () => {
  expect(namesFor('Azul', 999, [own('Mine', 'Azul', 230802)])).toEqual(ROUNDS);
});
