import { beforeEach, describe, expect, test } from 'vitest';
import { listCopies } from '#shared/copies/copies-contract.ts';
import { removeGame } from '#shared/games/games-contract.ts';
import { listImportRows } from '#shared/transfer/imports-contract.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { aGame, aPlay, importBgStats, onlyPlay, previewBgStats, seat } from './bgstats-file.ts';
import { apply, collectionFile, gameOf, importFile, noteOn, preview, rowsOf, upload } from './collection-file.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

const azul = { objectname: 'Azul', objectid: 230802 };
const reportOf = async (id: number) => (await ana.fetch(`/api/imports/${id}/report.csv`)).text();

describe('two copies of a game in a file', () => {
  test('are merged: the rating, the highest plays and the remark of either are used, with a note', async () => {
    const { id } = await importFile(
      ana,
      { ...azul, numplays: 2 },
      { ...azul, rating: 8, numplays: 5, comment: 'Signed' },
    );
    expect(await gameOf(ana, 'Azul')).toMatchObject({ rating: 4, timesPlayed: 5, notes: 'Signed' });
    expect((await rowsOf(ana, id)).map(({ note }) => note)).toEqual([
      'Rating, plays and remark are those of all its copies in the file.',
      'Another copy of line 2. It is a copy of its own, with its title as edition and its remark.',
    ]);
  });

  test('have the first rating if both are rated', async () => {
    await importFile(ana, { ...azul, rating: 6 }, { ...azul, rating: 8 });
    expect(await gameOf(ana, 'Azul')).toMatchObject({ rating: 3 });
  });

  test('in BG Stats are identified by title in the note', async () => {
    const games = [aGame(1, 'Azul'), aGame(2, 'Azul', { bggId: 900_001, rating: 8 })];
    const { id } = await importBgStats(ana, { games, plays: [aPlay('one'), aPlay('one')] });
    expect(await gameOf(ana, 'Azul')).toMatchObject({ rating: 4 });
    const copies = (await rowsOf(ana, id)).filter(({ action }) => action === 'skip');
    expect(copies.map(({ note }) => note)).toEqual([
      'Another copy of "Azul", which the file has already. It is a copy of its own, with its title as edition and its remark.',
      'Another copy of "Azul", which the file has already.',
    ]);
  });

  test('use the list of the owned copy, in any order', async () => {
    const sold = { ...azul, own: 0, prevowned: 1, wanttoplay: 1 };
    for (const copies of [
      [{ ...azul, own: 1 }, sold],
      [sold, { ...azul, own: 1 }],
    ]) {
      await importFile(ana, ...copies);
      expect(await gameOf(ana, 'Azul')).toMatchObject({ isUnowned: false, states: ['want_to_play'] });
    }
  });

  test('leave only the boxes that are owned with an owned game, in any order', async () => {
    const sold = { ...azul, own: 0, prevowned: 1, pricepaid: 20, acquisitiondate: '2018-05-01' };
    const owned = [
      { ...azul, invlocation: 'Shelf' },
      { ...azul, invlocation: 'Cottage' },
    ];
    for (const rows of [
      [sold, ...owned],
      [...owned, sold],
    ]) {
      const person = await makeOwner(app);
      await importFile(person, ...rows);
      const { body } = await person.call(listCopies, {});
      expect(body.map(({ place, pricePaid }) => [place, pricePaid])).toEqual([
        ['Shelf', null],
        ['Cottage', null],
      ]);
    }
  });

  test('without ids are merged by title, and a second import changes nothing', async () => {
    const copies = (statusOwned: boolean) => ({ bggId: 0, copies: [{ statusOwned, statusPrevOwned: !statusOwned }] });
    const games = [aGame(1, 'Azul', copies(true)), aGame(2, 'azul', copies(false))];
    await importBgStats(ana, { games });
    expect(await gameOf(ana, 'Azul')).toMatchObject({ isUnowned: false, states: [] });
    expect((await importBgStats(ana, { games })).counts).toMatchObject({ add: 0, change: 0 });
  });
});

describe('an unreadable value in a BG Stats file', () => {
  test.each([
    ['rating', 'abc'],
    ['rating', '07. Mai'],
    ['rating', 11],
    ['rating', -1],
    ['minPlayerCount', 'two'],
    ['maxPlayTime', true],
    ['bggYear', 'MMXX'],
    ['previouslyPlayedAmount', -3],
  ])('such as %s %j is counted and listed, and other values are imported', async (field, value) => {
    const games = [
      aGame(1, 'Azul', { [field]: value }),
      aGame(2, 'Heat', { rating: 8 }),
      aGame(3, 'Dixit', { rating: 6 }),
    ];
    const { id, errors } = await previewBgStats(ana, { games });
    expect(errors.unreadable).toBe(1);
    const { body } = await ana.call(listImportRows, { params: { id }, query: { unreadable: 'true' } });
    expect(body.map((row) => [row.title, row.note])).toEqual([
      ['Azul', `Could not be read, and left open: ${field} "${String(value)}".`],
    ]);
    expect((await apply(ana, id)).errors.unreadable).toBe(1);
    expect(await gameOf(ana, 'Heat')).toMatchObject({ rating: 4 });
    expect(await reportOf(id)).toContain(String(value));
  });

  test('of an unlisted game is reported too', async () => {
    const games = [aGame(1, 'Azul', { copies: [], rating: 'abc' })];
    expect((await previewBgStats(ana, { games })).errors.unreadable).toBe(1);
  });

  test('of a play is its duration or its date, for which the day is used', async () => {
    const plays = [aPlay('one', { durationMin: 'an hour', playDate: 'yesterday', playDateYmd: 20240501 })];
    const { id, errors } = await previewBgStats(ana, { plays });
    expect(errors.unreadable).toBe(2);
    expect(await noteOn(ana, id, 'Azul')).toBe('');
    const { body } = await ana.call(listImportRows, { params: { id }, query: { unreadable: 'true' } });
    expect(body[0]?.note).toBe('Could not be read, and left open: playDate "yesterday", durationMin "an hour".');
  });

  test('is not reported if it is empty, zero or missing', async () => {
    const games = [aGame(1, 'Azul', { rating: null, minAge: '', bggYear: 0, maxPlayTime: undefined })];
    const plays = [aPlay('one', { durationMin: 0, rounds: null })];
    expect((await previewBgStats(ana, { games, plays })).errors.unreadable).toBe(0);
  });
});

describe('an unreadable cell', () => {
  test.each(['07. Mai', 'abc', '11', '-1'])('with the rating "%s" is counted and listed', async (rating) => {
    const { id, errors } = await preview(ana, { ...azul, rating });
    expect(errors.unreadable).toBe(1);
    const note = `Could not be read, and left open: rating "${rating}".`;
    const { body } = await ana.call(listImportRows, { params: { id }, query: { unreadable: 'true' } });
    expect(body.map((row) => [row.title, row.note])).toEqual([['Azul', note]]);
    expect((await apply(ana, id)).errors.unreadable).toBe(1);
    expect(await noteOn(ana, id, 'Azul')).toBe(note);
    expect(await reportOf(id)).toContain(rating);
  });

  test('of a skipped row is reported too', async () => {
    await addGameFor(ana, { title: 'Azul' });
    const { id } = await preview(ana, { ...azul, own: 0, wishlist: 1, rating: 'abc' });
    expect((await rowsOf(ana, id))[0]).toMatchObject({ action: 'skip' });
    expect(await noteOn(ana, id, 'Azul')).toMatch(/already owned\. Could not be read, and left open: rating "abc"\.$/);
  });

  test('is not reported if it is empty or zero', async () => {
    const { errors } = await preview(ana, { ...azul, rating: '', numplays: 0 }, { objectname: 'Heat', objectid: 2 });
    expect(errors).toEqual({ unreadable: 0, isSpreadsheet: false, isCutOff: false });
  });

  test('indicates a spreadsheet if it has become a date', async () => {
    expect((await preview(ana, { ...azul, rating: '07. Mai' })).errors.isSpreadsheet).toBe(true);
    expect((await preview(ana, { ...azul, rating: 'abc' })).errors.isSpreadsheet).toBe(false);
  });
});

test.each([
  ['sep=;', ';'],
  ['"sep=;"', ';'],
  ['SEP=,', ','],
])('a first line %s defines the delimiter and is not the header', async (line, delimiter) => {
  const rows = collectionFile(azul).replaceAll('","', `"${delimiter}"`);
  const { status, summary } = await upload(ana, `${line}\r\n${rows}`);
  expect([status, summary.counts.add]).toEqual([201, 1]);
  expect((await rowsOf(ana, summary.id))[0]?.line).toBe(3);
});

test('a file that ends within a row is reported as incomplete', async () => {
  const whole = collectionFile(azul, { objectname: 'Heat', objectid: 2 });
  const { summary } = await upload(ana, whole.slice(0, whole.indexOf('"Heat"') + 10));
  expect(summary.errors.isCutOff).toBe(true);
  expect((await rowsOf(ana, summary.id)).at(-1)?.note).toMatch(/^The file ends in the middle of this row\./);
  expect((await apply(ana, summary.id)).errors.isCutOff).toBe(true);
  expect((await upload(ana, whole)).summary.errors.isCutOff).toBe(false);
});

describe('a row without the empty cells at its end, as Excel saves it', () => {
  const header = 'objectname,objectid,own,comment,itemtype,barcode,pricepaid,invlocation';
  const short = 'Heat,366013,1,Fast,standalone';

  test('is imported, also as one of the last rows', async () => {
    const rows = ['Azul,230802,1,,standalone,,12.5,Shelf', short, 'Seafarers,325,1,,expansion'];
    const { summary } = await upload(ana, [header, ...rows, ''].join('\r\n'));
    expect([summary.counts.add, summary.counts.skip, summary.errors.isCutOff]).toEqual([3, 0, false]);
    await apply(ana, summary.id);
    expect(await gameOf(ana, 'Heat')).toMatchObject({ notes: 'Fast', isExpansion: false });
    expect(await gameOf(ana, 'Seafarers')).toMatchObject({ isExpansion: true });
  });

  test.each([
    ['its kind is missing', [header, 'Azul,230802,1,a line', 'break,standalone,,12.5,Shelf', short, short], [2, 3]],
    ['more than copies is missing', [`${header},numplays`, short, short], [2, 3]],
    ['it alone is short, and the file ends', [header, 'Azul,230802,1,,standalone,,12.5,Shelf', short], [3]],
    ['it has too many cells', [header, `${short},,,,`, short, short], [2]],
  ])('is left out if %s', async (_why, lines, leftOut) => {
    const { summary } = await upload(ana, lines.join('\n'));
    const wrong = (await rowsOf(ana, summary.id)).filter(({ note }) => note.includes('This row has'));
    expect(wrong.map(({ line }) => line)).toEqual(leftOut);
  });
});

describe('a BG Stats play', () => {
  test('with an invalid date uses the date of its day', async () => {
    await importBgStats(ana, { plays: [aPlay('one', { playDate: '0000-00-00', playDateYmd: 20240501 })] });
    expect((await onlyPlay(app, ana)).playedAt).toEqual(new Date('2024-05-01T12:00:00Z'));
  });

  test('in the future is skipped with a reason', async () => {
    const { id } = await previewBgStats(ana, { plays: [aPlay('one', { playDate: '9900-01-01 10:00:00' })] });
    expect((await rowsOf(ana, id)).at(-1)).toMatchObject({
      action: 'skip',
      note: 'The date of this play is in the future.',
    });
  });

  test('without players is reported', async () => {
    const { id } = await importBgStats(ana, { plays: [aPlay('one', { playerScores: [] })] });
    expect((await rowsOf(ana, id)).at(-1)).toMatchObject({ action: 'add', note: 'The file does not say who played.' });
  });

  test('with missing players is reported with their number', async () => {
    const { id } = await importBgStats(ana, { plays: [aPlay('one', { playerScores: [seat(1), seat(98), seat(99)] })] });
    expect((await rowsOf(ana, id)).at(-1)).toMatchObject({
      action: 'add',
      note: 'The file lacks 2 of its players, who are called "Unknown player".',
    });
  });
});

describe('a game that the file marks as previously owned', () => {
  const sold = { ...azul, own: 0, prevowned: 1 };

  test('is reported as still in the collection, with its id', async () => {
    await addGameFor(ana, { title: 'Azul' });
    const { id } = await preview(ana, sold);
    const { id: stillOwnedId } = await gameOf(ana, 'Azul');
    expect(await rowsOf(ana, id)).toMatchObject([{ stillOwnedId, note: 'It is still in your collection.' }]);
  });

  test('is not reported after its removal', async () => {
    await addGameFor(ana, { title: 'Azul' });
    const { id } = await preview(ana, sold);
    await ana.call(removeGame, { params: { id: (await gameOf(ana, 'Azul')).id } });
    expect(await rowsOf(ana, id)).toMatchObject([{ stillOwnedId: null, note: '' }]);
  });

  test('is not reported if it is only wished for or unknown', async () => {
    await addGameFor(ana, { title: 'Azul', isWishlist: true });
    const { id } = await preview(ana, sold);
    expect(await rowsOf(ana, id)).toMatchObject([{ stillOwnedId: null }]);
  });

  test('is reported for a BG Stats export too', async () => {
    await addGameFor(ana, { title: 'Azul' });
    const games = [aGame(1, 'Azul', { copies: [{ statusPrevOwned: true }] })];
    const { id } = await previewBgStats(ana, { games });
    expect((await rowsOf(ana, id))[0]?.note).toMatch(/still in your collection/);
  });
});
