import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { listImportRows } from '#shared/contracts/imports.ts';
import { makeOwner, type Person } from '#tests/support/owners.ts';
import { testApp } from '#tests/support/test-app.ts';
import { importBgStats, playsOf } from './bgstats-file.ts';
import { apply, gamesOf, importFile, upload } from './collection-file.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

const caseFile = (name: string) => readFile(new URL(`cases/${name}`, import.meta.url), 'utf8');

test('scores that were being typed are summed, and keep their text', async () => {
  const { errors } = await importBgStats(ana, await caseFile('written-sums.json'));
  const plays = await playsOf(app, ana);
  expect(plays.map(({ scores }) => scores)).toEqual([
    [170, 27],
    [45, 14],
    [22, 13.5],
  ]);
  expect(plays.map(({ seats }) => seats[0]?.scoreText)).toEqual(['86+84+', '20+20+6+2--0-3', '12+7+3']);
  expect(errors.unreadable).toBe(0);
});

test('ages in words are read, and those that are no minimum are listed with their row', async () => {
  const { summary } = await upload(ana, await caseFile('age-ranges.csv'));
  const { body } = await ana.call(listImportRows, { params: { id: summary.id }, query: { unreadable: 'true' } });
  expect(body.map(({ line, note }) => [line, note])).toEqual([
    [6, 'Could not be read, and left open: bggrecagerange "Up to 8".'],
  ]);
  await apply(ana, summary.id);
  const ages = (await gamesOf(ana)).map(({ notes, minAge }) => [notes?.replace('cell: ', ''), minAge]);
  expect(Object.fromEntries(ages)).toEqual({
    '10+': 10,
    '5–10': 5,
    '8–12': 8,
    '5-10': 5,
    'Up to 8': 0,
    '21 and up': 21,
    'All ages': 0,
    '8 & up': 8,
    '10 +': 10,
    'ab 12': 12,
    '(no votes)': 0,
  });
});

test('a game without a highest number of players is for its lowest and more, and its file has both again', async () => {
  await importFile(ana, { objectname: 'Azul', objectid: 13, minplayers: 3, maxplayers: 0 });
  expect(await gamesOf(ana)).toMatchObject([{ players: '3+' }]);
});
