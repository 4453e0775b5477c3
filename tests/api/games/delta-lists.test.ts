import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { changeGame } from '#shared/contracts/change-game.ts';
import * as contracts from '#shared/contracts/games.ts';
import * as plays from '#shared/contracts/plays.ts';
import { games } from '#shared/schema/games.ts';
import { applyListDelta, NOTHING } from '#server/owner-data/apply-list-delta.ts';
import { listGames } from '#server/domain/games/store.ts';
import { listPlays } from '#server/domain/plays/store.ts';
import { addGameFor } from '#tests/support/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/owners.ts';
import { testApp } from '#tests/support/test-app.ts';

const app = testApp();
let ana: Person;

beforeAll(async () => {
  ana = await makeOwner(app, { isPremium: true });
});
afterEach(() => vi.restoreAllMocks());

const bodies = () =>
  Promise.all(['/api/games', '/api/game-sessions'].map(async (path) => (await ana.fetch(path)).text()));

/** Reads the lists from a server with an empty cache. */
async function readWhole(): Promise<string[]> {
  const { db } = app.services;
  const whole = [await listGames.read(db, ana.id, ''), await listPlays.read(db, ana.id, '')];
  return whole.map((rows) => String(applyListDelta(rows ?? { keys: '', fresh: '' }, NOTHING)));
}

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

test('a long list from a worker thread equals a fresh read, initially and after each write', async () => {
  const bea = await makeOwner(app, { isPremium: true });
  await app.services.db.execute(sql`
    insert into games (user_id, title, title_key, players, duration, notes)
    select ${bea.id}, 'Größe ' || n, 'größe ' || n, '2-4', '45 min', repeat('Notes, "quoted"' || E',\n', n % 50)
    from generate_series(1, 2500) n`);
  await app.services.db.execute(sql`
    insert into game_sessions (user_id, game_id, game_title, game_title_key, players, scores, played_at)
    select user_id, id, title, title_key, '["Ana","Bea"]', '[1,2]', now() - id * interval '1 minute'
    from games where user_id = ${bea.id}`);
  const [first, ...others] = (await app.services.db.select().from(games).where(eq(games.userId, bea.id))).map(
    ({ id }) => id,
  );
  const run = vi.spyOn(app.services.workers, 'run');
  const writes = [
    () => Promise.resolve(),
    () => ana.fetch('/api/games'),
    () => bea.call(changeGame, { params: { id: first ?? 0 }, body: { title: 'A new one' } }),
    () => bea.call(contracts.markPlayed, { params: { id: others[7] ?? 0 } }),
    () => bea.call(contracts.removeGame, { params: { id: others[9] ?? 0 } }),
  ];
  for (const write of writes) {
    await write();
    const { db } = app.services;
    const whole = [await listGames.read(db, bea.id, ''), await listPlays.read(db, bea.id, '')];
    const expected = whole.map((rows) => String(applyListDelta(rows ?? { keys: '', fresh: '' }, NOTHING)));
    const answered = await Promise.all(
      ['/api/games', '/api/game-sessions'].map(async (path) => (await bea.fetch(path)).text()),
    );
    expect(answered).toEqual(expected);
  }
  expect(new Set(run.mock.calls.map(([name]) => name))).toEqual(new Set(['buildList']));
});

test('a list with very long notes is built by a worker thread', async () => {
  const bea = await makeOwner(app);
  await app.services.db.execute(sql`
    insert into games (user_id, title, title_key, players, duration, notes)
    select ${bea.id}, n::text, n::text, '2-4', '45 min', repeat('x', 10000) from generate_series(1, 200) n`);
  const run = vi.spyOn(app.services.workers, 'run');
  const plain = await bea.fetch('/api/games', { headers: { 'Accept-Encoding': 'identity' } });
  expect(((await plain.json()) as { notes: string }[]).map(({ notes }) => notes.length)).toEqual(
    Array(200).fill(10_000),
  );
  expect(run).toHaveBeenCalledOnce();
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
