import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { downloadCollection } from '#shared/transfer/collection-export-contract.ts';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { removeCopy } from '#shared/copies/change-copies-contract.ts';
import { listCopies } from '#shared/copies/copies-contract.ts';
import { unescapeFormulas } from '#server/platform/http/csv-formulas.ts';
import { STATE_COLUMNS } from '#server/transfer/imports/rules/bgg-states.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import {
  apply,
  collectionFile,
  gameOf,
  gamesOf,
  importFile,
  type RowCells,
  rowsOf,
  undo,
  upload,
} from '../imports/collection-file.ts';

const app = testApp();

const owner = () => makeOwner(app, { isPremiumPlus: true });

const FLAGS = ['own', 'wishlist', ...STATE_COLUMNS.map(([, column]) => column)] as const;
const COLUMNS = [
  ...FLAGS,
  'wishlistpriority',
  'version_nickname',
  'version_languages',
  'pricepaid',
  'pp_currency',
  'acquisitiondate',
  'acquiredfrom',
  'quantity',
  'invlocation',
  'conditiontext',
  'barcode',
  'privatecomment',
] as const;

type Row = Record<string, string>;

/** The rows of games that a file lists somewhere; those that were only rated or played are not kept. */
const rowsIn = (csv: string): Row[] => {
  const rows: Row[] = parse(csv, { columns: true, bom: true, relaxColumnCount: true });
  return rows.filter((row) => FLAGS.some((flag) => isSet(row[flag])));
};

/** Returns a file's states and copies, one text per row. */
const rowTexts = (csv: string): string[] => rowsIn(csv).map(rowText).toSorted();

/** The same by game: what all of its rows say, with each copy as often as there are. */
function gameTexts(csv: string) {
  const games = new Map<string, { flags: Set<string>; copies: string[] }>();
  for (const row of rowsIn(csv)) {
    const game = games.get(row['objectid'] ?? '') ?? { flags: new Set(), copies: [] };
    games.set(row['objectid'] ?? '', game);
    for (const flag of FLAGS) if (isSet(row[flag])) game.flags.add(flag);
    if (isSet(row['wishlist'])) game.flags.add(`priority ${row['wishlistpriority'] ?? ''}`);
    const copy = rowText({
      ...row,
      quantity: '',
      wishlist: '',
      ...Object.fromEntries(FLAGS.map((flag) => [flag, ''])),
    });
    const isKnown = COLUMNS.slice(FLAGS.length + 1).some((column) => isSet(row[column]));
    for (let left = isKnown ? Number(row['quantity'] || 1) : 0; left > 0; left -= 1) game.copies.push(copy);
  }
  return Object.fromEntries(
    [...games].map(([id, { flags, copies }]) => [id, [...[...flags].toSorted(), ...copies.toSorted()]]),
  );
}

const isSet = (cell = ''): boolean => cell !== '' && cell !== '0';

/** BoardGameGeek writes 0 or nothing, 1 copy or nothing, and a priority for games that are on no wishlist. */
function rowText(row: Row): string {
  const cells = COLUMNS.map((column) => {
    const cell = unescapeFormulas((row[column] ?? '').trim());
    if (FLAGS.some((flag) => flag === column)) return isSet(cell) ? '1' : '0';
    if (column === 'wishlistpriority') return isSet(row['wishlist']) ? cell : '';
    if (column === 'quantity') return cell === '1' ? '' : cell;
    return column === 'pricepaid' && cell !== '' ? Number(cell).toFixed(2) : cell;
  });
  return [row['objectid'], ...cells].join(' | ');
}

const flag = fc.constantFrom('0', '1');
const text = (...known: string[]) => fc.constantFrom('', '', ...known);
const row: fc.Arbitrary<RowCells> = fc
  .record({
    own: flag,
    wishlist: flag,
    wishlistpriority: fc.constantFrom('1', '2', '3', '4', '5'),
    preordered: flag,
    prevowned: flag,
    fortrade: flag,
    want: flag,
    wanttoplay: flag,
    wanttobuy: flag,
    version_nickname: text('English edition', 'Edição "portuguesa"', '=HYPERLINK("x")'),
    version_languages: text('English; Portuguese', 'Deutsch'),
    pricepaid: fc.oneof(
      fc.constant(''),
      fc.integer({ min: 0, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2)),
    ),
    pp_currency: fc.constantFrom('EUR', 'USD', 'JPY'),
    acquisitiondate: text('2024-02-29', '1999-12-31', '2026-01-01'),
    acquiredfrom: text('Essen, Halle 3', 'Ana', '+49 shop'),
    quantity: fc.constantFrom('', '1', '2', '5'),
    invlocation: text('Cottage', 'Shelf 3', '-2nd floor'),
    conditiontext: text('A dented corner', 'One line\nand another', '@mint'),
    barcode: text('4012345678901', '0012345678905', '=1'),
    privatecomment: text('One tile is missing', '+1 promo'),
  })
  .map((cells) => ({
    ...cells,
    own: FLAGS.some((name) => cells[name] === '1') ? cells.own : '1',
    pp_currency: cells.pricepaid === '' ? '' : cells.pp_currency,
  }));

const file = fc
  .array(row, { minLength: 1, maxLength: 15 })
  .map((rows) => rows.map((cells, index) => ({ ...cells, objectname: `Game ${index}`, objectid: 900_000 + index })));

async function importCsv(person: Person, csv: string) {
  const { status, summary, refusal } = await upload(person, csv);
  if (status !== 201) throw new Error(JSON.stringify(refusal));
  return apply(person, summary.id);
}

const csvOf = async (person: Person) => (await person.fetch(downloadCollection.path)).text();
const copiesOf = async (person: Person) =>
  (await person.call(listCopies, {})).body.map(({ id: _id, gameId: _game, ...copy }) => copy);

test('states, priorities, prices, places and barcodes are exported and imported unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(file, async (rows) => {
      const [ana, bea] = [await owner(), await owner()];
      const csv = collectionFile(...rows);
      await importCsv(ana, csv);
      const exported = await csvOf(ana);
      expect(rowTexts(exported)).toEqual(rowTexts(csv));
      await importCsv(bea, exported);
      expect(await csvOf(bea)).toBe(exported);
      const again = await importCsv(ana, csv);
      expect(again.counts).toMatchObject({ add: 0, change: 0 });
      expect(await csvOf(ana)).toBe(exported);
    }),
    { numRuns: 8 },
  );
}, 120_000);

const REAL = new URL('../../../../../shared/data/imports/bgg-collection-csv/', import.meta.url);

test.skipIf(!existsSync(REAL)).each(['public-760.csv', 'respreadsheeted-78.csv'])(
  'the real file %s is exported unchanged',
  async (name) => {
    const ana = await owner();
    const csv = await readFile(new URL(name, REAL), 'utf8');
    await importCsv(ana, csv);
    // The remark of a further copy is exported with its notes; remarks of these files are numbered.
    const texts = (rows: string) => JSON.stringify(gameTexts(rows)).replaceAll(/remark \d+/g, '');
    expect(texts(await csvOf(ana))).toEqual(texts(csv));
  },
);

test('a later file updates its own values, keeps those of the owner, and can be undone', async () => {
  const ana = await owner();
  const azul = { objectname: 'Azul', objectid: 230802 };
  await importFile(ana, { ...azul, fortrade: 1, invlocation: 'Home', pricepaid: '20.00', pp_currency: 'EUR' });
  const before = [await gamesOf(ana), await copiesOf(ana)];
  const sold = await importFile(ana, {
    ...azul,
    own: 0,
    prevowned: 1,
    invlocation: 'Cottage',
    pricepaid: '20.00',
    pp_currency: 'EUR',
  });
  expect(await gamesOf(ana)).toMatchObject([{ isUnowned: true, states: ['previously_owned'] }]);
  expect(await copiesOf(ana)).toMatchObject([{ place: 'Cottage', pricePaid: 20 }]);
  await undo(ana, sold.id);
  expect([await gamesOf(ana), await copiesOf(ana)]).toEqual(before);
});

test('a manually added game that the file marks as sold stays on the shelf, with a note in the report', async () => {
  const ana = await owner();
  await addGameFor(ana, { title: 'Azul', bggId: 1 });
  const { id } = await importFile(ana, { objectname: 'Azul', objectid: 1, own: 0, prevowned: 1 });
  expect(await rowsOf(ana, id)).toMatchObject([{ action: 'skip', note: 'It is still in your collection.' }]);
  expect(await gamesOf(ana)).toMatchObject([{ isUnowned: false }]);
});

test('a game that its owner took back stays on the shelf, and a removed copy stays removed', async () => {
  const ana = await owner();
  const sold = { objectname: 'Azul', objectid: 1, own: 0, prevowned: 1, invlocation: 'Attic' };
  await importFile(ana, sold);
  const { id } = await gameOf(ana, 'Azul');
  await ana.call(changeGame, { params: { id }, body: { isUnowned: false } });
  const [copy] = (await ana.call(listCopies, {})).body;
  await ana.call(removeCopy, { params: { id: copy?.id ?? 0 } });
  await importFile(ana, sold);
  expect(await gamesOf(ana)).toMatchObject([{ isUnowned: false, states: [] }]);
  expect(await copiesOf(ana)).toEqual([]);
});
