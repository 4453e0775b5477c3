import { beforeEach, describe, expect, test } from 'vitest';
import { listImportRows, listImports } from '#shared/transfer/imports-contract.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { xlsxFile, xlsxParts } from '#tests/support/accounts/xlsx-file.ts';
import { zipFile } from '#tests/support/accounts/zip-file.ts';
import { aGame, aPlay, bgStatsFile, uploadBgStats } from './bgstats-file.ts';
import { apply, collectionFile, gamesOf, rowsOf, undo, upload } from './collection-file.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

const MEGABYTE = 1024 * 1024;
const good = collectionFile({ objectname: 'Café International', objectid: 11, comment: 'Größe: 2 × „gut“ – 10 €' });
const big = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
const CP1252: Record<string, number> = { '€': 0x80, '„': 0x84, '“': 0x93, '–': 0x96 };
const windows1252 = (text: string): Buffer<ArrayBuffer> =>
  Buffer.from(Array.from(text).map((letter) => CP1252[letter] ?? letter.charCodeAt(0)));

const encodings: [name: string, file: Buffer, note: string[]][] = [
  ['UTF-8', Buffer.from(good), []],
  ['Windows-1252', windows1252(good), ['Read as Windows-1252.']],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${good}`, 'utf16le'), ['Read as UTF-16.']],
  ['UTF-16 without a mark', Buffer.from(good, 'utf16le'), ['Read as UTF-16.']],
  ['big-endian UTF-16 with a mark', big(`\uFEFF${good}`), ['Read as UTF-16.']],
  ['big-endian UTF-16 without a mark', big(good), ['Read as UTF-16.']],
  ['old line ends', Buffer.from(good.replaceAll('\n', '\r')), []],
  ['old line ends and Windows-1252', windows1252(good.replaceAll('\n', '\r')), ['Read as Windows-1252.']],
];

test.each(encodings)('a collection in %s is read, with a note that stays', async (_name, file, notes) => {
  const { status, summary } = await upload(ana, Buffer.from(file));
  expect([status, summary.notes]).toEqual([201, notes]);
  expect((await apply(ana, summary.id)).notes).toEqual(notes);
  expect(await gamesOf(ana)).toMatchObject([{ title: 'Café International', notes: 'Größe: 2 × „gut“ – 10 €' }]);
});

test('old line ends come with the letters of an old Mac', async () => {
  const file = Buffer.from(
    good
      .replace(/(?<=,").*€/, 'x')
      .replaceAll('\n', '\r')
      .replace('é', '\x8e'),
    'latin1',
  );
  const { summary } = await upload(ana, file);
  expect(summary.notes).toEqual(['Read as Mac OS Roman.']);
  expect((await rowsOf(ana, summary.id))[0]?.title).toBe('Café International');
});

const otherFiles: [name: string, file: Buffer, says: RegExp][] = [
  [
    'another alphabet',
    Buffer.from(good.replace('Café', '\xCA\xE0\xF0\xEA\xE0\xF1\xF1\xEE\xED'), 'latin1'),
    /^The letters of this file cannot be told/,
  ],
  [
    'damaged UTF-8',
    Buffer.concat([Buffer.from(good), Buffer.from([0xc3])]),
    /^The letters of this file cannot be told/,
  ],
  [
    'UTF-16 that is cut off',
    Buffer.from(`\uFEFF${good}`, 'utf16le').subarray(0, -1),
    /looks like UTF-16.*damaged or cut off/,
  ],
];
test.each(otherFiles)('%s is refused with what to do', async (_name, file, says) => {
  const { status, refusal } = await upload(ana, Buffer.from(file));
  expect([status, refusal.message]).toEqual([400, expect.stringMatching(says)]);
  expect(refusal.message).toContain('CSV UTF-8');
});

describe('a ZIP archive', () => {
  test('with one collection in it is read, whatever else systems put into it', async () => {
    const file = zipFile({
      'games/collection.csv': good,
      '__MACOSX/games/._collection.csv': 'x',
      'games/.DS_Store': 'x',
    });
    const { status, summary } = await upload(ana, file, 'application/zip');
    expect([status, summary.rows]).toEqual([201, 1]);
    expect(summary.notes).toEqual(['Read from "games/collection.csv" in the archive.']);
  });

  test('with a collection in another encoding is read', async () => {
    const { summary } = await upload(ana, zipFile({ 'collection.csv': windows1252(good) }));
    expect(summary.notes).toEqual(['Read from "collection.csv" in the archive.', 'Read as Windows-1252.']);
  });

  test('with a BG Stats export is read as one, also by the address of collections', async () => {
    const file = zipFile({ 'BGStatsExport.json': bgStatsFile({ games: [aGame(1, 'Azul')], plays: [aPlay('one')] }) });
    for (const send of [upload, uploadBgStats]) {
      const { summary } = await send(await makeOwner(app), file);
      expect(summary).toMatchObject({ format: 'bgstats_json', rows: 2, plays: { add: 1 } });
    }
  });

  const refused: [name: string, file: Buffer, says: RegExp][] = [
    [
      'several files',
      zipFile({ 'a.csv': good, 'b.csv': good }),
      /several files that could be meant: "a.csv", "b.csv"\. Unpack it/,
    ],
    ['another archive', zipFile({ 'inner.zip': zipFile({ 'a.csv': good }) }), /another archive in it, "inner.zip"/],
    [
      'an archive that is named otherwise',
      zipFile({ 'inner.csv': zipFile({ 'a.csv': good }) }),
      /another archive in it/,
    ],
    ['nothing that fits', zipFile({ 'photo.jpg': 'x' }), /no file in this ZIP archive that can be imported/],
    ['nothing', zipFile({}), /archive/],
    [
      'too many files',
      zipFile(Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`${n}`, '']))),
      /more than 1000 files/,
    ],
    ['far too large a file', zipFile({ 'a.csv': Buffer.alloc(50 * MEGABYTE, 'a') }), /far larger than any collection/],
    ['a file that says it is small', zipFile({ 'a.csv': Buffer.alloc(50 * MEGABYTE, 'a') }, 10), /damaged|far larger/],
    ['its end missing', zipFile({ 'a.csv': good }).subarray(0, -30), /damaged or cut off/],
    [
      'a text document',
      zipFile({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '' }),
      /no Excel workbook/,
    ],
  ];
  test.each(refused)('with %s is refused with what to do', async (_name, file, says) => {
    const { status, refusal } = await upload(ana, Buffer.from(file), 'application/zip');
    expect([status, refusal.message]).toEqual([400, expect.stringMatching(says)]);
    expect((await ana.call(listImports, {})).body).toEqual([]);
  });
});

const header = ['objectname', 'objectid', 'own', 'rating', 'acquisitiondate', 'comment', 'minplayers', 'maxplayers'];
const azul = ['Azul & co', 230_802, 1, 7.5, { day: 44_269 }, 'two\nlines', 2, 4];

describe('a spreadsheet with the columns of BoardGameGeek', () => {
  test('is read: texts, numbers, days and empty cells, and rows by their number', async () => {
    const rows = [header, azul, [], ['Heat', 366_013, 1, null, null, null, 'two'], ['Dixit', 39_856, 1]];
    const { status, summary } = await upload(ana, xlsxFile({ Games: rows, Sheet2: [] }));
    expect([status, summary.rows, summary.notes, summary.errors.unreadable]).toEqual([201, 3, [], 1]);
    expect((await rowsOf(ana, summary.id)).map(({ line }) => line)).toEqual([2, 4, 5]);
    await apply(ana, summary.id);
    const games = await gamesOf(ana);
    expect(games.find(({ bggId }) => bggId === 230_802)).toMatchObject({
      title: 'Azul & co',
      rating: 4,
      notes: 'two\nlines',
    });
    await undo(ana, summary.id);
    expect(await gamesOf(ana)).toEqual([]);
  });

  test('says which sheets were not read', async () => {
    const { summary } = await upload(ana, xlsxFile({ Empty: [], Games: [header, azul], Loans: [['Who']], More: [] }));
    expect(summary.notes).toEqual(['Read from the sheet "Games". Not read: "Loans".']);
  });

  test('that has become a date is reported as changed by a spreadsheet', async () => {
    const { summary } = await upload(ana, xlsxFile({ Games: [header, ['Azul', 1, 1, { day: 45_000 }]] }));
    expect(summary.errors).toMatchObject({ unreadable: 1, isSpreadsheet: true });
    const { body } = await ana.call(listImportRows, { params: { id: summary.id }, query: { unreadable: 'true' } });
    expect(body[0]?.note).toBe('Could not be read, and left open: rating "2023-03-15".');
  });

  const sheetOf = (sheet: string) => zipFile({ ...xlsxParts({ Games: [] }), 'xl/worksheets/sheet1.xml': sheet });
  const refused: [name: string, file: Buffer, says: RegExp][] = [
    ['without content', xlsxFile({ Games: [] }), /nothing on the sheets/],
    ['that is cut off', sheetOf('<worksheet><sheetData><row r="1">'), /spreadsheet is damaged/],
    ['with rows out of order', sheetOf('<worksheet><row r="2"/><row r="1"/></worksheet>'), /spreadsheet is damaged/],
    ['that unpacks to far too much', sheetOf(`<worksheet>${' '.repeat(130 * MEGABYTE)}</worksheet>`), /far larger/],
    ['with an endless attribute', sheetOf(`<worksheet><row r="${'1'.repeat(9 * MEGABYTE)}"`), /spreadsheet is damaged/],
    [
      'with a text that it has not',
      sheetOf('<worksheet><row r="1"><c r="A1" t="s"><v>7</v></c></row></worksheet>'),
      /spreadsheet is damaged/,
    ],
    ['with nested elements without end', sheetOf('<a>'.repeat(1_000)), /spreadsheet is damaged/],
    [
      'with a column far to the right',
      sheetOf('<worksheet><row r="1"><c r="XFD1"><v>1</v></c></row></worksheet>'),
      /at most 1,000 columns/,
    ],
  ];
  test.each(refused)('%s is refused with what to do', async (_name, file, says) => {
    const { status, refusal } = await upload(ana, Buffer.from(file));
    expect([status, refusal.message]).toEqual([400, expect.stringMatching(says)]);
  });
});

test('a BG Stats export in UTF-16 or Windows-1252 is read', async () => {
  const file = bgStatsFile({ games: [aGame(1, 'Café')] });
  for (const bytes of [Buffer.from(`\uFEFF${file}`, 'utf16le'), Buffer.from(file, 'utf16le'), windows1252(file)]) {
    const { summary } = await uploadBgStats(ana, Buffer.from(bytes));
    expect((await rowsOf(ana, summary.id))[0]?.title).toBe('Café');
  }
});

test('plays of BoardGameGeek in UTF-16 are read', async () => {
  const file = Buffer.from('date,game,players\n2024-05-01,Azul,Zoë\n', 'utf16le');
  const { summary } = await upload(ana, file);
  expect(summary).toMatchObject({ format: 'bgg_plays', plays: { add: 1 }, notes: ['Read as UTF-16.'] });
});
