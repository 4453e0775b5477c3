import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshSubscription, startCheckout } from '#shared/plans/billing-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { users } from '#shared/schema/users.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { startStripeServer, type StripeServer } from '#tests/support/server/stripe-server.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

let app: TestApp;
let stripe: StripeServer;
beforeAll(async () => {
  stripe = await startStripeServer();
  app = await startTestApp({ environment: stripe.environment });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

test('an owner who refreshes their subscription often during an import leaves connections for others', async () => {
  const [ana, bea] = [await makeOwner(app), await makeOwner(app)];
  await ana.call(startCheckout, { body: { plan: 'premium', period: 'annual' } });
  const { pool, db } = app.services;
  const asked = await db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, ana.id)).for('no key update');
    const many = Array.from({ length: 3 * (pool.options.max ?? 1) }, () => ana.call(refreshSubscription, {}));
    for (let n = 0; n < 4 * many.length; n += 1) expect((await bea.call(listGames, {})).status).toBe(200);
    return many;
  });
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
}, 30_000);
