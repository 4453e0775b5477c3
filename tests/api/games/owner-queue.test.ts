import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listGames } from '#shared/contracts/games.ts';
import { users } from '#shared/schema/users.ts';
import { addGameFor } from '#tests/support/game-payloads.ts';
import { makeOwner } from '#tests/support/owners.ts';
import { testApp } from '#tests/support/test-app.ts';

const app = testApp();

test('one owner who writes a lot while an import holds their account leaves connections for the others', async () => {
  const [ana, bea] = [await makeOwner(app), await makeOwner(app)];
  const { pool, db } = app.services;
  const writes = await db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, ana.id)).for('no key update');
    const many = Array.from({ length: 3 * (pool.options.max ?? 1) }, (_, n) => addGameFor(ana, { title: `Game ${n}` }));
    for (let n = 0; n < 2 * many.length; n += 1) expect((await bea.call(listGames, {})).status).toBe(200);
    return many;
  });
  expect(await Promise.all(writes)).toHaveLength(writes.length);
});
