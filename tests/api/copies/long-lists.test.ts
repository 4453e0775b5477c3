import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { addCopy, changeCopy, removeCopy } from '#shared/copies/change-copies-contract.ts';
import { listCopies as contract } from '#shared/copies/copies-contract.ts';
import { removeGame, restoreGame } from '#shared/games/games-contract.ts';
import { listCopies } from '#server/copies/store.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
afterEach(() => vi.restoreAllMocks());

const COPIES = 2_500;

async function ownerOfMany(): Promise<Person> {
  const ana = await makeOwner(app, { isPremium: true });
  await app.services.db.execute(sql`
    with added as (
      insert into games (user_id, title, title_key, players, duration)
      select ${ana.id}, 'Game ' || n, 'game ' || n, '2', '30' from generate_series(1, ${COPIES / 20}) n returning id)
    insert into copies (user_id, game_id, place, condition, price_paid, price_currency, acquired_on)
    select ${ana.id}, id, 'Schrank "' || n || '"', repeat('ß€' || E'\n', 20), 12.5, 'EUR', '2024-02-29'
    from added, generate_series(1, 20) n`);
  return ana;
}

/** Reads the list from a server with an empty cache. */
const readWhole = ({ id }: Person): Promise<string> => text(listCopies.readPieces(app.services.db, id));

test('an unchanged list gets 304; after each write it equals a fresh read', async () => {
  const ana = await ownerOfMany();
  const game = { params: { id: (await addGameFor(ana)).id } };
  let copy = { params: { id: 0 } };
  const writes = [
    async () => (copy = { params: { id: (await ana.call(addCopy, { ...game, body: { pricePaid: 3.2 } })).body.id } }),
    () => ana.call(changeCopy, { ...copy, body: { place: 'Attic' } }),
    () => ana.call(removeGame, game),
    () => ana.call(restoreGame, game),
    () => ana.call(removeCopy, copy),
  ];
  let etag = (await ana.fetch(contract.path)).headers.get('etag') ?? '';
  for (const write of writes) {
    expect((await ana.fetch(contract.path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    await write();
    const answer = await ana.fetch(contract.path, { headers: { 'If-None-Match': etag } });
    expect([answer.status, await answer.text()]).toEqual([200, await readWhole(ana)]);
    etag = answer.headers.get('etag') ?? '';
  }
});
