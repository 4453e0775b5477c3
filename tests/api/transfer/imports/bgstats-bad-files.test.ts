import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '#shared/limits/limits.ts';
import { imports } from '#shared/schema/imports.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { aGame, aPlay, bgStatsFile, uploadBgStats } from './bgstats-file.ts';
import { upload } from './collection-file.ts';

const app = testApp();
let ana: Person;

beforeAll(async () => {
  ana = await makeOwner(app);
});

const good = bgStatsFile({ plays: [aPlay('one', { comments: 'Café' })] });
const crowd = (list: string, count: number) => `{"${list}":[${Array.from({ length: count }, () => '{}').join(',')}]}`;

/** A few megabytes, and forty when every play has the titles of its expansions. */
const unfolding = bgStatsFile({
  games: Array.from({ length: 101 }, (_, id) => aGame(id, `${'x'.repeat(190)}${id}`)),
  plays: Array.from({ length: 2_000 }, (_, n) =>
    aPlay(`${n}`, {
      playerScores: [],
      expansionPlays: Array.from({ length: 100 }, (_game, id) => ({ gameRefId: id })),
    }),
  ),
});

const badFiles: [name: string, file: Uint8Array<ArrayBuffer>, says: RegExp][] = [
  ['an empty file', Buffer.from(''), /^This file is empty\. In BG Stats, open Settings/],
  ['a file of blank lines', Buffer.from('\uFEFF\r\n \n'), /^This file is empty/],
  ['a CSV file', Buffer.from('objectname,objectid,own\nAzul,1,1\n'), /^This is not a JSON file/],
  ['a web page', Buffer.from('<!DOCTYPE html><title>Sign in</title>'), /^This is not a JSON file/],
  ['a number', Buffer.from('42'), /^This is not a JSON file/],
  ['an image', Buffer.from('89504e470d0a1a0a0000000d49484452ff', 'hex'), /^This file is not UTF-8 text/],
  [
    'damaged UTF-8',
    Buffer.from(good.replace('Café', 'ééé~')).map((byte) => (byte === 0x7e ? 0xe9 : byte)),
    /^This file is not UTF-8 text/,
  ],
  ['a file truncated within a play', Buffer.from(good.slice(0, -200)), /^This file is cut off/],
  ['a file truncated before its last bracket', Buffer.from(good.slice(0, -1)), /^This file is cut off/],
  ['a file with an additional comma', Buffer.from(good.replace('"plays":[', '"plays":[,')), /^This file is damaged/],
  ['a file with content after its end', Buffer.from(`${good}{}`), /^This file is damaged/],
  [
    'brackets without an end',
    Buffer.from(`{"games":${'['.repeat(100_000)}`),
    /^Under "games", entry 1.*at most 64 levels/,
  ],
  ['an array', Buffer.from('[{"games":[]}]'), /^This is JSON, but not a BG Stats export/],
  [
    "another program's JSON",
    Buffer.from('{"version":3,"items":[{"name":"Azul"}]}'),
    /^This is JSON, but not a BG Stats/,
  ],
  ['an export without games and plays', Buffer.from(bgStatsFile({ games: [] })), /no games and no plays/],
  ['lists that are no lists', Buffer.from('{"games":{"a":{}},"plays":"many"}'), /^This is JSON, but not a BG Stats/],
  [
    'a file with too many players and expansions',
    Buffer.from(unfolding),
    /more players and expansions than there is room for/,
  ],
  ['15,001 games', Buffer.from(crowd('games', 15_001)), /more than 15,000 games/],
];

describe('a file is rejected with instructions, and nothing is stored', () => {
  test.each(badFiles)('%s', async (_name, file, says) => {
    const { status, refusal } = await uploadBgStats(ana, file);
    expect(refusal).toMatchObject({ code: 'invalid_file', message: expect.stringMatching(says) });
    expect(refusal.message).toMatch(/choose JSON, and drop the file as it is\.$/);
    expect(status).toBe(400);
    expect(await app.services.db.$count(imports)).toBe(0);
  });
});

test('another content type, an unknown time zone, and a file over 25 MB are rejected', async () => {
  expect(await uploadBgStats(ana, good, { contentType: 'text/csv' })).toMatchObject({ status: 415 });
  expect(await uploadBgStats(ana, good, { timeZone: 'Middle/Earth' })).toMatchObject({
    status: 400,
    refusal: { code: 'invalid_request', fields: { timeZone: 'Please name a time zone, like Europe/Paris' } },
  });
  const large = new Uint8Array(MAX_FILE_BYTES + 1).fill(32);
  expect(await uploadBgStats(ana, large)).toMatchObject({ status: 413, refusal: { code: 'too_large' } });
});

test('a JSON file sent as a collection is rejected with a message', async () => {
  const { refusal } = await upload(ana, good);
  expect(refusal.code).toBe('invalid_file');
});

test('a byte order mark, white space and any order of lists are accepted', async () => {
  const { plays, games, ...rest } = JSON.parse(good) as Record<string, unknown>;
  const reordered = `\uFEFF${JSON.stringify({ plays, ...rest, games }, null, '\t')}\r\n`;
  const { summary } = await uploadBgStats(ana, reordered);
  expect(summary).toMatchObject({ rows: 2, counts: { add: 2 }, plays: { add: 1 }, people: 2 });
});

test('fields of the wrong type are skipped', async () => {
  const odd = [
    { id: 1, name: ['x'], bggId: 'x', copies: 'many', rating: {} },
    { id: 2, name: 'Odd \u0000 game', copies: [{ statusOwned: true }, null, 3], bggId: 1e99, minPlayerCount: -3 },
    null,
    7,
  ];
  const plays = [null, [], { uuid: 'a', gameRefId: 2, playDate: 12, playerScores: {} }, 'play'];
  const { status, summary } = await uploadBgStats(ana, JSON.stringify({ games: odd, players: [null, 1], plays }));
  expect(status).toBe(201);
  expect(summary).toMatchObject({ rows: 8, counts: { add: 1, skip: 7 } });
});
