import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listGames } from '#shared/games/games-contract.ts';
import { users } from '#shared/schema/users.ts';
import { aLoan } from '#tests/support/rows/a-loan.ts';
import { aSheet } from '#tests/support/rows/a-sheet.ts';
import { addGameFor, gamePayload } from '#tests/support/rows/game-payloads.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { PNG } from '#tests/support/accounts/pixels.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

/** Writes that lock an owner: method, path with the id of an own game, and body by the number of the request. */
const WRITES: [name: string, method: string, path: string, body?: (n: number) => object | Uint8Array<ArrayBuffer>][] = [
  ['games', 'POST', '/api/games', (n) => gamePayload({ title: `Game ${n}` })],
  ['tags', 'POST', '/api/tags', (n) => ({ name: `Tag ${n}` })],
  ['views', 'POST', '/api/saved-views', (n) => ({ name: `View ${n}`, query: 'weight=2' })],
  ['the order of views', 'PUT', '/api/saved-views/order', () => ({ ids: [] })],
  ['loans', 'POST', '/api/games/:id/loans', () => aLoan()],
  ['score sheets', 'POST', '/api/score-sheets', () => aSheet()],
  ['shared collections', 'POST', '/api/shared-collections', (n) => ({ title: `Shelf ${n}` })],
  ['mail settings', 'PUT', '/api/host-mails', () => ({ digest: false })],
  ['a picture', 'PUT', '/api/account/picture', () => PNG],
  ['a removed picture', 'DELETE', '/api/account/picture'],
  ['a trial', 'POST', '/api/trial'],
];

test.each(WRITES)(
  'an owner who sends many writes to %s during an import leaves connections for other owners',
  async (_name, method, path, body) => {
    const [ana, bea] = [await makeOwner(app, { isPremiumPlus: path !== '/api/trial' }), await makeOwner(app)];
    const { id } = await addGameFor(ana);
    const write = (n: number) => {
      const sent = body?.(n);
      return ana.fetch(path.replace(':id', String(id)), {
        method,
        ...(sent instanceof Uint8Array
          ? { headers: { 'Content-Type': 'image/png' }, body: sent }
          : sent && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(sent) }),
      });
    };
    const { pool, db } = app.services;
    const writes = await db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, ana.id)).for('no key update');
      const many = Array.from({ length: 3 * (pool.options.max ?? 1) }, (_, n) => write(n));
      for (let n = 0; n < 2 * many.length; n += 1) expect((await bea.call(listGames, {})).status).toBe(200);
      return many;
    });
    const statuses = (await Promise.all(writes)).map(({ status }) => status);
    expect(statuses.filter((status) => status < 300)).not.toEqual([]);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  },
  30_000,
);
