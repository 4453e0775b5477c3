import { beforeEach, describe, expect, test } from 'vitest';
import { listImportRows, listImports } from '#shared/transfer/imports-contract.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { xlsxFile } from '#tests/support/accounts/xlsx-file.ts';
import { apply, gamesOf, rowsOf, undo, upload } from './collection-file.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

const LIST = [
  'Spiel;Spieler;Dauer;Bewertung;Status;Preis;Schuhgröße;Notizen;Regal',
  'Azul;2–4;45 Min.;4,5;besitze ich;39,99 €;42;Schön;A3',
  'Heat;1-6;eine Weile;;Wunschliste;;;;',
  'Dixit;3-6;30;3;verliehen;;;;',
].join('\n');
const COLUMNS = 'title,players,minutes,rating5,status,price,,notes,notes';

const send = async (file: string | Uint8Array<ArrayBuffer>, query: Record<string, string> = {}) => {
  const response = await ana.fetch(
    `/api/imports/bgg-collection?${new URLSearchParams({ fileName: 'list.csv', ...query })}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'text/csv' },
      body: file,
    },
  );
  return { status: response.status, body: await response.json() };
};

describe('a list with other columns', () => {
  test('is not imported without its columns explained, which are guessed with samples', async () => {
    const { status, refusal } = await upload(ana, LIST);
    expect([status, refusal.code]).toEqual([422, 'columns_needed']);
    expect(refusal.columns?.hasNames).toBe(true);
    expect(refusal.columns?.columns.map(({ guess }) => guess ?? '').join()).toBe(COLUMNS.replace(/notes$/, 'place'));
    expect(refusal.columns?.columns[1]).toEqual({ name: 'Spieler', samples: ['2–4', '1-6', '3-6'], guess: 'players' });
    expect((await ana.call(listImports, {})).body).toEqual([]);
  });

  test.each(['players', 'title,title', 'title,nothing', ''])('is refused with the columns "%s"', async (columns) => {
    expect(await send(LIST, { columns })).toMatchObject({
      status: 400,
      body: { fields: { columns: expect.any(String) } },
    });
  });

  test('is refused if it has another number of columns than were explained', async () => {
    const { status, body } = await send(LIST, { columns: 'title,players' });
    expect([status, body.message]).toEqual([400, expect.stringContaining('other columns')]);
  });

  test('is previewed, applied and undone as other files are, and each cell is understood or listed', async () => {
    const { status, body: summary } = await send(LIST, { columns: COLUMNS });
    expect([status, summary.format, summary.counts.add]).toEqual([201, 'list', 2]);
    expect(summary.notes).toEqual(['Columns that are not taken: "Schuhgröße".']);
    const { body } = await ana.call(listImportRows, { params: { id: summary.id }, query: { unreadable: 'true' } });
    expect(body.map(({ line, note }) => [line, note])).toEqual([
      [3, 'Could not be read, and left open: Dauer "eine Weile".'],
      [4, expect.stringContaining('Could not be read, and left open: Status "verliehen".')],
    ]);
    await apply(ana, summary.id);
    const games = await gamesOf(ana);
    expect(games.find(({ title }) => title === 'Azul')).toMatchObject({
      players: '2-4',
      duration: '45 min',
      rating: 4.5,
      notes: 'Schön\nRegal: A3',
      bggId: null,
      isWishlist: false,
    });
    expect(games.find(({ title }) => title === 'Heat')).toMatchObject({ players: '1-6', isWishlist: true });
    expect(games).toHaveLength(2);
    await undo(ana, summary.id);
    expect(await gamesOf(ana)).toEqual([]);
  });

  test('changes nothing when it is imported again', async () => {
    await apply(ana, (await send(LIST, { columns: COLUMNS })).body.id);
    expect((await send(LIST, { columns: COLUMNS })).body.counts).toMatchObject({ add: 0, change: 0, same: 2 });
  });

  test('may be titles alone', async () => {
    const file = 'Azul\nHeat\n';
    const { refusal } = await upload(ana, file);
    expect(refusal.columns).toMatchObject({ hasNames: false, columns: [{ guess: 'title' }] });
    const { body } = await send(file, { columns: 'title', firstRow: 'game' });
    await apply(ana, body.id);
    expect((await gamesOf(ana)).map(({ title }) => title).toSorted()).toEqual(['Azul', 'Heat']);
  });

  test('lists cells beyond the last column', async () => {
    const { body } = await send('Title,Year\nAzul,2017,what else\n', { columns: 'title,year' });
    expect((await rowsOf(ana, body.id))[0]?.note).toBe('Not taken over: beyond the last column "what else".');
  });

  test('may be a spreadsheet', async () => {
    const file = xlsxFile({
      Games: [
        ['Game', 'Players', 'Year'],
        ['Azul', '2-4', 2017],
      ],
    });
    expect((await send(file)).body.columns.columns.map(({ guess }: { guess: string }) => guess)).toEqual([
      'title',
      'players',
      'year',
    ]);
    const { body } = await send(file, { columns: 'title,players,year' });
    await apply(ana, body.id);
    expect(await gamesOf(ana)).toMatchObject([{ title: 'Azul', players: '2-4', year: 2017 }]);
  });
});

test('the own export comes back without a question, games without a BoardGameGeek id too', async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  await apply(ana, (await send('Title,Owned\nMy prototype,yes\n', { columns: 'title,owned' })).body.id);
  const exported = await (await ana.fetch('/api/export/collection.csv')).text();
  const ben = await makeOwner(app);
  const { status, summary } = await upload(ben, exported);
  expect([status, summary.format, summary.counts.add]).toEqual([201, 'bgg_collection_csv', 1]);
});
