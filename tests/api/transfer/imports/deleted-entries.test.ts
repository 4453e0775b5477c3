import { beforeEach, expect, test } from 'vitest';
import { removeGame } from '#shared/games/games-contract.ts';
import { applyImport } from '#shared/transfer/imports-contract.ts';
import { deletePlay } from '#shared/plays/plays-contract.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { aPlay, importBgStats, playsOf, previewBgStats } from './bgstats-file.ts';
import { ended, gameOf, gamesOf, importFile, preview, rowsOf, undo } from './collection-file.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

const azul = { objectname: 'Azul', objectid: 230802 };
const heat = { objectname: 'Heat', objectid: 366013 };
const remove = async (title: string) => ana.call(removeGame, { params: { id: (await gameOf(ana, title)).id } });
const bringBack = async (id: number, lines: number[]) => {
  await ana.call(applyImport, { params: { id }, body: { bringBack: lines } });
  return ended(ana, id);
};

test('a deleted game is not imported again, with a note', async () => {
  await importFile(ana, azul, heat);
  await remove('Azul');
  const { id, counts } = await importFile(ana, azul, heat);
  expect(counts).toEqual({ add: 0, change: 0, same: 1, skip: 0, deleted: 1 });
  expect((await gamesOf(ana)).map(({ title }) => title)).toEqual(['Heat']);
  expect(await rowsOf(ana, id)).toContainEqual(
    expect.objectContaining({ action: 'deleted', note: 'You deleted it here after an earlier import.' }),
  );
});

test('a deleted game is imported again if the owner confirms, and an undo removes it', async () => {
  await importFile(ana, azul, heat);
  await remove('Azul');
  const { id } = await preview(ana, azul, heat);
  const line = (await rowsOf(ana, id)).find(({ action }) => action === 'deleted')?.line ?? 0;
  expect(await bringBack(id, [line])).toMatchObject({ counts: { add: 1, deleted: 0 } });
  expect((await gamesOf(ana)).map(({ title }) => title)).toEqual(['Azul', 'Heat']);
  await undo(ana, id);
  expect((await gamesOf(ana)).map(({ title }) => title)).toEqual(['Heat']);
});

test('a deleted play is not imported again unless the owner confirms', async () => {
  await importBgStats(ana, { plays: [aPlay('one'), aPlay('two')] });
  await app.services.db.execute(`delete from game_sessions where source_id = 'bgstats:one' and user_id = ${ana.id}`);
  const again = await importBgStats(ana, { plays: [aPlay('one'), aPlay('two')] });
  expect(again.plays).toEqual({ add: 0, change: 0, same: 1, skip: 0, deleted: 1 });
  expect(await playsOf(app, ana)).toHaveLength(1);
  const { id } = await previewBgStats(ana, { plays: [aPlay('one'), aPlay('two')] });
  const line = (await rowsOf(ana, id)).find(({ action }) => action === 'deleted')?.line ?? 0;
  expect((await bringBack(id, [line])).plays).toMatchObject({ add: 1 });
  expect(await app.services.db.$count(gameSessions)).toBeGreaterThanOrEqual(2);
  expect(await playsOf(app, ana)).toHaveLength(2);
});

test('a deleted play does not return as a number, and counts again if the owner confirms', async () => {
  const plays = [aPlay('one'), aPlay('two')];
  await importBgStats(ana, { plays });
  const [first] = await playsOf(app, ana);
  await ana.call(deletePlay, { params: { id: first?.id ?? 0 } });
  expect((await importBgStats(ana, { plays })).counts).toMatchObject({ change: 0, same: 2, deleted: 1 });
  expect(await gameOf(ana, 'Azul')).toMatchObject({ timesPlayed: 1 });
  await importBgStats(ana, { plays: [...plays, aPlay('three')] });
  expect(await gameOf(ana, 'Azul')).toMatchObject({ timesPlayed: 2 });
  const { id } = await previewBgStats(ana, { plays });
  const line = (await rowsOf(ana, id)).find(({ action }) => action === 'deleted')?.line ?? 0;
  await bringBack(id, [line]);
  expect(await gameOf(ana, 'Azul')).toMatchObject({ timesPlayed: 3 });
});

test('games removed by an undo do not count as deleted', async () => {
  const first = await importFile(ana, azul);
  await importFile(ana, azul);
  await undo(ana, first.id);
  expect((await preview(ana, azul)).counts).toMatchObject({ add: 1, deleted: 0 });
});

test('a game that was added again manually is recognized', async () => {
  await importFile(ana, azul);
  await remove('Azul');
  await addGameFor(ana, { title: 'Azul' });
  expect((await preview(ana, azul)).counts).toMatchObject({ deleted: 0, add: 0 });
});
