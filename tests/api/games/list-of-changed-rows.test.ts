import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeGame } from '#shared/contracts/change-game.ts';
import * as contracts from '#shared/contracts/games.ts';
import * as plays from '#shared/contracts/plays.ts';
import { listBody, NOTHING } from '#server/features/games/list-body.ts';
import { listGames } from '#server/features/games/store.ts';
import { listPlays } from '#server/features/plays/store.ts';
import { addGameFor } from '#tests/support/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/owners.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let ana: Person;

beforeAll(async () => {
  app = await startTestApp();
  ana = await makeOwner(app, { isPremium: true });
});
afterAll(() => app.close());

const bodies = () =>
  Promise.all(['/api/games', '/api/game-sessions'].map(async (path) => (await ana.fetch(path)).text()));

/** What a server says that never read these lists before. */
async function readWhole(): Promise<string[]> {
  const { db } = app.services;
  const whole = [await listGames(db, ana.id, ''), await listPlays(db, ana.id, '')];
  return whole.map((rows) => String(listBody(rows, NOTHING)));
}

test('after each write, a server that keeps the lists answers what one answers that never read them', async () => {
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
