import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { changeGame } from '#shared/games/change-game-contract.ts';
import * as contracts from '#shared/games/games-contract.ts';
import * as plays from '#shared/plays/plays-contract.ts';
import { listGames } from '#server/games/store.ts';
import { listPlays } from '#server/plays/store.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;

beforeAll(async () => {
  ana = await makeOwner(app, { isPremium: true });
});

const bodies = () =>
  Promise.all(['/api/games', '/api/game-sessions'].map(async (path) => (await ana.fetch(path)).text()));

/** Reads the lists from a server with an empty cache. */
const readWhole = ({ id } = ana): Promise<string[]> =>
  Promise.all([listGames, listPlays].map((list) => text(list.readPieces(app.services.db, id))));

test('after each write, a cached list equals a fresh read of another server', async () => {
  const ids: Record<string, number> = {};
  const of = (name: string) => ({ params: { id: ids[name] ?? 0 } });
  const change = (name: string, body: object) => ana.call(changeGame, { ...of(name), body });
  const record = async (name: string, game: string) => {
    const body = { players: '["Ana","Bea"]', scores: '[1,2]', notes: 'a line\nand another', markAsPlayed: true };
    ids[name] = (await ana.call(plays.recordPlay, { ...of(game), body })).body.id;
  };
  const add = async (name: string, title: string) => (ids[name] = (await addGameFor(ana, { title })).id);
  const writes: [string, () => Promise<unknown>][] = [
    ['nothing', () => Promise.resolve()],
    ['a first game', () => add('catan', 'CATAN')],
    ['a game before it', () => add('azul', 'Azul "Zoë",\nMini')],
    ['a game after it', () => add('seafarers', 'CATAN: Seafarers')],
    ['an expansion of it', () => change('seafarers', { isExpansion: true, parentGameId: ids['catan'] })],
    ['the base game removed, which the expansion no longer shows', () => ana.call(contracts.removeGame, of('catan'))],
    ['the base game restored', () => ana.call(contracts.restoreGame, of('catan'))],
    ['another title, and so another place', () => change('azul', { title: 'Zooloretto' })],
    ['a rating', () => ana.call(contracts.rateGame, { ...of('catan'), body: { rating: 4 } })],
    ['the other list', () => ana.call(contracts.toggleWishlist, of('azul'))],
    ['a play', () => record('first', 'catan')],
    ['a second play', () => record('second', 'seafarers')],
    [
      'a play changed',
      () => ana.call(plays.changePlay, { ...of('first'), body: { players: '["Cem"]', scores: '[9]' } }),
    ],
    ['a play deleted', () => ana.call(plays.deletePlay, of('second'))],
    [
      'all removed',
      () => Promise.all(['catan', 'azul', 'seafarers'].map((name) => ana.call(contracts.removeGame, of(name)))),
    ],
  ];
  const seen = new Set<string>();
  for (const [what, write] of writes) {
    await write();
    const kept = await bodies();
    expect([what, ...kept]).toEqual([what, ...(await readWhole())]);
    seen.add(kept.join());
  }
  // Each write changes a list, and restoring brings one back that was seen before.
  expect(seen.size).toBe(writes.length - 1);
});

test('what PostgreSQL builds has the form of the contract', async () => {
  const { id } = await addGameFor(ana, { title: 'Größe "40"', notes: 'a line\nand another' });
  await ana.call(plays.recordPlay, { params: { id }, body: { players: '["Ana"]', scores: '[1.5]', notes: '' } });
  const lists = (await readWhole()).map((list) => JSON.parse(list) as object[]);
  for (const [place, { response }] of [contracts.listGames, plays.listPlays].entries()) {
    const rows = lists[place] ?? [];
    // Unknown fields are dropped, and missing ones refused.
    const parsed = response.parse(rows);
    expect(rows.length).toBeGreaterThan(0);
    expect(parsed.map((row) => Object.keys(row))).toEqual(rows.map((row) => Object.keys(row)));
  }
});

test('a list over the maximum size gets 413 with a message and without an ETag', async () => {
  const bea = await makeOwner(app);
  await app.services.db.execute(sql`
    insert into games (user_id, title, title_key, players, duration, notes)
    select ${bea.id}, n::text, n::text, '2-4', '45 min', repeat('x', 100000) from generate_series(1, 1800) n`);
  const answer = await bea.fetch('/api/games');
  expect([answer.status, answer.headers.get('etag')]).toEqual([413, null]);
  expect(((await answer.json()) as { message: string }).message).toMatch(/shorten the longest notes/);
});
