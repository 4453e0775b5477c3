import { expect, test } from 'vitest';
import type { ImportedPlay } from '#shared/schema/imported-play.ts';
import { imports } from '#shared/schema/imports.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { listOwnPlays } from '#server/transfer/imports/plays-store.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { testOwner } from '#tests/support/server/test-owner.ts';
import { aGame, bgStatsFile, uploadBgStats } from './bgstats-file.ts';
import { upload } from './collection-file.ts';

const app = testApp();
const ana = testOwner(app);

const entries = (entry: string, count: number) => `${`${entry},`.repeat(count - 1)}${entry}`;
const LONG = 'x'.repeat(1_300_000);

const plays: [name: string, file: string, words: RegExp][] = [
  ['a very long name', `{"games":[{"name":"${LONG}"}]}`, /^Under "games", entry 1: .*at most 1 MB/],
  ['a very long unknown text', `{"games":[{"x":"${LONG}"}]}`, /^Under "games", entry 1: .*at most 1 MB/],
  [
    'too many copies',
    `{"games":[{"copies":[${entries('{}', 1_001)}]}]}`,
    /more than 1,000 entries in a list of one game/,
  ],
  [
    'too many players of a play',
    `{"plays":[{"gameRefId":1,"playerScores":[${entries('{}', 1_001)}]}],"games":[{"id":1,"name":"A"}]}`,
    /more than 1,000 entries in a list of one game or play/,
  ],
];
test.each(plays)('a BG Stats export with %s is rejected with the limit', async (_name, file, words) => {
  const { status, refusal } = await uploadBgStats(ana, file);
  expect([status, refusal.code]).toEqual([400, 'invalid_file']);
  expect(refusal.message).toMatch(words);
  expect(await app.services.db.$count(imports)).toBe(0);
});

test('any amount of unknown lists in a BG Stats export is skipped', async () => {
  const many = `[${entries('{}', 1_000_000)}]`;
  const good = bgStatsFile({ games: [aGame(1, 'Azul')], plays: [] });
  const file = `{"x":${many},${good.slice(1, -1)},"y":{"z":${many}}}`;
  const { status, summary } = await uploadBgStats(await makeOwner(app), file);
  expect([status, summary.rows]).toEqual([201, 1]);
});

const tables: [name: string, file: string, words: RegExp][] = [
  ['a very long cell', `objectname,objectid,own\n${LONG},1,1\n`, /a line is far too long/],
  ['a very long quoted cell', `objectname,objectid,own\n"${LONG}",1,1\n`, /a line is far too long/],
  ['a very long header cell', `objectname,objectid,own,${LONG}\nA,1,1\n`, /a line is far too long/],
  ['far too many columns', `objectname,objectid,own\nA,1,1${',x'.repeat(2_000)}\n`, /at most 1,000 columns/],
  ['a header with too many columns', `objectname,objectid,own${',x'.repeat(2_000)}\nA,1,1\n`, /at most 1,000 columns/],
];
test.each(tables)('a collection file with %s is rejected', async (_name, file, words) => {
  const { status, refusal } = await upload(ana, Buffer.from(file));
  expect([status, refusal.code]).toEqual([400, 'invalid_file']);
  expect(refusal.message).toMatch(words);
});

test('five million empty lines are skipped', async () => {
  const { status } = await upload(
    await makeOwner(app),
    Buffer.from(`objectname,objectid,own\n${'\n'.repeat(5_000_000)}Azul,1,1\n`),
  );
  expect(status).toBe(201);
});

test('own plays with very long lists of players are compared with a file up to a total length', async () => {
  const players = JSON.stringify(Array.from({ length: 100 }, (_, n) => `${'x'.repeat(150)}${n}`));
  const own = { gameTitle: 'Azul', gameTitleKey: 'azul', playedAt: new Date('2024-05-01T17:05:00Z'), scores: '[]' };
  const cai = await makeOwner(app);
  await app.services.db
    .insert(gameSessions)
    .values(Array.from({ length: 150 }, () => ({ ...own, userId: cai.id, players })));
  const compared = await listOwnPlays(app.services.db, cai.id, [
    { ...inFile, playedAt: '2024-05-01T17:05:00Z' },
    { ...inFile, playedAt: '2024-05-01T18:05:00Z' },
  ]);
  const total = compared.reduce((sum, play) => sum + play.players.length + play.scores.length, 0);
  expect(total).toBeGreaterThan(900_000);
  expect(total).toBeLessThanOrEqual(1_000_000);
});

const inFile: Omit<ImportedPlay, 'playedAt'> = {
  sourceId: 'bgstats:one',
  gameTitle: 'Azul',
  bggId: null,
  players: [],
  scores: [],
  winner: null,
  notes: null,
  duration: null,
  outcome: 'highest',
  seats: [],
  place: null,
  expansions: [],
  anonymous: [],
  modifiedAt: null,
};
