import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { changeProfile } from '#shared/accounts/account-contract.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { aGame, aPlay, aPlayer, importBgStats } from './bgstats-file.ts';
import { importFile, preview, undo, upload } from './collection-file.ts';

const app = testApp();
let ana: Person;

beforeAll(async () => {
  ana = await makeOwner(app);
});

const report = async (id: number) => {
  const response = await ana.fetch(`/api/imports/${id}/report.csv`);
  return { headers: response.headers, rows: parse(await response.text(), { bom: true }) };
};

test('the report is a CSV file with the action and the reason of every row', async () => {
  const { id } = await importFile(
    ana,
    { objectname: 'He said "Azul", 🎲', objectid: 1 },
    { objectname: 'Sold', objectid: 2, own: 0, numplays: 1 },
  );
  const { headers, rows } = await report(id);
  expect(headers.get('content-type')).toMatch(/^text\/csv/);
  expect(headers.get('content-disposition')).toBe('attachment; filename=collection-report.csv');
  expect(rows).toEqual([
    ['line', 'title', 'outcome', 'note'],
    ['2', 'He said "Azul", 🎲', 'added', ''],
    ['3', 'Sold', 'left out', 'Neither owned nor wished for: only played.'],
  ]);
  await undo(ana, id);
  expect((await report(id)).rows[1]).toContain('added, undone');
});

test('the report of plays has date and players', async () => {
  const players = [aPlayer(1, 'Ana'), aPlayer(2, '=Ben')];
  const { id } = await importBgStats(ana, { games: [aGame(1, 'Calico')], players, plays: [aPlay('one')] });
  const { headers, rows } = await report(id);
  expect(headers.get('content-disposition')).toBe('attachment; filename=BGStatsExport-report.csv');
  expect(rows).toEqual([
    ['line', 'kind', 'title', 'date', 'players', 'outcome', 'note'],
    ['1', 'game', 'Calico', '', '', 'added', ''],
    ['2', 'play', 'Calico', '2024-05-01', 'Ana, =Ben', 'added', ''],
  ]);
});

test('titles are escaped against formulas', async () => {
  const titles = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1'];
  const { id } = await preview(ana, ...titles.map((objectname, index) => ({ objectname, objectid: index + 100 })));
  const { rows } = await report(id);
  expect(rows.slice(1).map(([, title]) => title)).toEqual(titles.map((title) => `'${title}`));
});

test('parts of a title are escaped against formulas for other delimiters', async () => {
  const { id } = await preview(ana, { objectname: 'Azul;=1+1,@SUM(A1)', objectid: 300 });
  expect((await report(id)).rows[1]?.[1]).toBe("Azul;'=1+1,'@SUM(A1)");
});

test('a report longer than one batch is complete', async () => {
  const rows = Array.from({ length: 2_000 }, (_, index) => ({ objectname: `Report ${index}`, objectid: index + 1000 }));
  const { id } = await preview(ana, ...rows);
  expect((await report(id)).rows).toHaveLength(2_001);
});

test('refusals, notes and the report are in the language of their reader', async () => {
  const ben = await makeOwner(app);
  await ben.call(changeProfile, { body: { language: 'de' } });
  const { refusal } = await upload(ben, '');
  expect(refusal.message).toMatch(/^Diese Datei ist leer\. Öffne auf BoardGameGeek deine Sammlung/);
  const { id } = await importFile(ben, { objectname: 'Sold', objectid: 2, own: 0, numplays: 1 });
  const response = await ben.fetch(`/api/imports/${id}/report.csv`);
  expect(parse(await response.text(), { bom: true })).toEqual([
    ['Zeile', 'Titel', 'Ergebnis', 'Hinweis'],
    ['2', 'Sold', 'ausgelassen', 'Weder in Besitz noch gewünscht: nur gespielt.'],
  ]);
});
