import { expect, test } from 'vitest';
import { fileOf, restore } from '#tests/support/accounts/account-file.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { testOwner } from '#tests/support/server/test-owner.ts';

const app = testApp();
const bea = testOwner(app, { firstName: 'Bea', isPremiumPlus: true });

const HEAD = '{"rollcall":{"version":1}';
const LONG = 'x'.repeat(1_300_000);
const NOW = '2024-05-01T10:00:00Z';
const GAME = `"id":1,"title":"Azul","players":"2","duration":"30","createdAt":"${NOW}"`;
const PLAY = `"gameTitle":"Azul","playedAt":"${NOW}","players":"Ana","scores":"","outcome":"highest","createdAt":"${NOW}"`;
const keys = (count: number) => Array.from({ length: count }, (_, n) => `"k${n}":{}`).join(',');
const entries = (entry: string, count: number) => `${`${entry},`.repeat(count - 1)}${entry}`;

const refused: [name: string, file: string, words: RegExp][] = [
  ['unlimited nesting', `${HEAD},"games":[[[${'['.repeat(100_000)}`, /Under "games", entry 1.* at most 64 levels/],
  [
    'unlimited nesting in the history',
    `${HEAD},"history":${'['.repeat(100_000)}`,
    /Under "history".* at most 64 levels/,
  ],
  ['unknown keys of a game', `${HEAD},"games":[{${keys(100_000)}}]}`, /Under "games", entry 1: .*at most 8 MB/],
  ['a very long title', `${HEAD},"games":[{"title":"${LONG}"}]}`, /Under "games", entry 1: .*at most 1 MB/],
  ['a very long unknown text', `${HEAD},"profile":{"x":"${LONG}"}}`, /Under "profile": .*at most 1 MB/],
  ['a very long number', `${HEAD},"profile":{"x":${LONG.replaceAll('x', '1')}}}`, /Under "profile": .*1 MB/],
  ['a very long key', `${HEAD},"profile":{"${LONG}":1}}`, /Under "profile".*at most 1 MB/],
  ['unlimited white space', `${HEAD}${LONG.replaceAll('x', ' ')}}`, /at most 1 MB/],
  [
    'a play with 101 seats',
    `${HEAD},"plays":[{${PLAY},"seats":[${entries('{"name":"Ana"}', 101)}]}]}`,
    /^Under "plays", entry 1, seats: /,
  ],
  [
    'a night with too much text',
    `${HEAD},"nights":[{"attendees":[${entries(`{"brings":"${'x'.repeat(100_000)}"}`, 90)}]}]}`,
    /Under "nights", entry 1: one entry has at most 8 MB/,
  ],
  ['a second profile', `${HEAD},"profile":{},"profile":{}}`, /more than 1 entries under "profile"/],
  [
    'a second list with too many entries',
    `${HEAD}${`,"groups":[${entries(`{"name":"G","createdAt":"${NOW}"}`, 60)}]`.repeat(2)}}`,
    /100/,
  ],
];

test.each(refused)('a file with %s is rejected without changes', async (_name, file, words) => {
  const { status, refusal } = await restore(bea, file);
  expect([status, refusal.code]).toEqual([400, 'invalid_file']);
  expect(refusal.message).toMatch(words);
  expect(refusal.message.length).toBeLessThan(400);
  expect(await fileOf(bea)).toMatchObject({ games: [], plays: [], nights: [], groups: [] });
});

test('any amount of unknown lists and keys in a file is skipped', async () => {
  const ana = await makeOwner(app);
  const many = `[${entries('{}', 1_000_000)}]`;
  const file = `${HEAD},${keys(20_000)},"unknown":${many},"games":[{${GAME},"x":[{}]}],"history":${many}}`;
  const { status, done } = await restore(ana, file);
  expect([status, done.games]).toEqual([201, 1]);
});
