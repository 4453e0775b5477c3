import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { makeOwner, type Person } from '#tests/support/owners.ts';
import { testApp } from '#tests/support/test-app.ts';
import { aGame, aPlay, aPlayer, importBgStats } from './bgstats-file.ts';
import { importFile, preview, undo } from './collection-file.ts';

const app = testApp();
let ana: Person;

beforeAll(async () => {
  ana = await makeOwner(app);
});

const report = async (id: number) => {
  const response = await ana.fetch(`/api/imports/${id}/report.csv`);
  return { headers: response.headers, rows: parse(await response.text(), { bom: true }) };
};

test('a report is a CSV file of every row, with what was done and why', async () => {
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

test('a report on a file with plays tells of each when it was and who played', async () => {
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

test('no title is a formula to a spreadsheet', async () => {
  const titles = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1'];
  const { id } = await preview(ana, ...titles.map((objectname, place) => ({ objectname, objectid: place + 100 })));
  const { rows } = await report(id);
  expect(rows.slice(1).map(([, title]) => title)).toEqual(titles.map((title) => `'${title}`));
});

test('no part of a title is a formula to a spreadsheet that parts cells there', async () => {
  const { id } = await preview(ana, { objectname: 'Azul;=1+1,@SUM(A1)', objectid: 300 });
  expect((await report(id)).rows[1]?.[1]).toBe("Azul;'=1+1,'@SUM(A1)");
});

test('a report of more rows than are read at once is whole', async () => {
  const rows = Array.from({ length: 2_000 }, (_, place) => ({ objectname: `Report ${place}`, objectid: place + 1000 }));
  const { id } = await preview(ana, ...rows);
  expect((await report(id)).rows).toHaveLength(2_001);
});
