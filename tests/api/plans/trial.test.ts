import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getConfig, getCurrentUser } from '#shared/accounts/auth-contract.ts';
import { startTrial } from '#shared/plans/trial-contract.ts';
import { spentTrials } from '#shared/schema/billing.ts';
import { users } from '#shared/schema/users.ts';
import { purgeExpired } from '#server/accounts/purge-expired.ts';
import { trialsOfDeletedAccounts } from '#server/plans/trials-of-deleted-accounts.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { startTestApp, testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

const DAY = 86_400_000;
const start = (person: Person) => person.call(startTrial, {});
const codeOf = async (person: Person) => {
  const { status, refusal } = await start(person);
  return [status, refusal.code];
};
const userOf = async (person: Person) => (await person.call(getCurrentUser, {})).body;
const endTrialOf = (person: Person) =>
  app.services.db
    .update(users)
    .set({ trialEndsAt: new Date(Date.now() - 1000) })
    .where(eq(users.id, person.id));

/** As the deletion of an account does it. */
async function deleteAccount(person: Person): Promise<void> {
  const memory = await trialsOfDeletedAccounts(app.services);
  await app.services.db.transaction(async (tx) => {
    await memory.remember(tx, person.id);
    await tx.delete(users).where(eq(users.id, person.id));
  });
}

describe('a free trial is rejected', () => {
  test('for a visitor', async () => {
    expect((await start(visitor(app))).status).toBe(401);
  });

  test('for an account whose plan already includes everything', async () => {
    expect(await codeOf(await makeOwner(app, { isPremiumPlus: true }))).toEqual([409, 'trial_needless']);
    const club = await startTestApp({ databaseOf: app, environment: { DEFAULT_PLAN: 'premium_plus' } });
    expect(await codeOf(await makeOwner(club))).toEqual([409, 'trial_needless']);
    await club.close();
  });

  test('a second time, during and after the first, and the first keeps its end', async () => {
    const ana = await makeOwner(app);
    const { trialEndsAt } = (await start(ana)).body;
    expect(await codeOf(ana)).toEqual([409, 'trial_used']);
    expect((await userOf(ana)).trialEndsAt).toBe(trialEndsAt);
    await endTrialOf(ana);
    expect(await codeOf(ana)).toEqual([409, 'trial_used']);
    expect(await userOf(ana)).toMatchObject({ plan: 'free', trialState: 'over' });
  });

  test('for all but one of ten concurrent requests', async () => {
    const ana = await makeOwner(app);
    const replies = await Promise.all(Array.from({ length: 10 }, () => start(ana)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)]);
  });

  test('for a new account with the address of a deleted account that had one, for 30 days', async () => {
    const ana = await makeOwner(app);
    await start(ana);
    await deleteAccount(ana);
    const [kept] = await app.services.db.select().from(spentTrials);
    expect(Object.keys(kept ?? {})).toEqual(['emailHash', 'expiresAt']);
    expect(kept?.emailHash).not.toContain(ana.email);
    expect((kept?.expiresAt.getTime() ?? 0) / DAY).toBeCloseTo(Date.now() / DAY + 30, 1);

    const again = await makeOwner(app, { email: ana.email });
    const { status, refusal } = await start(again);
    expect([status, refusal.code]).toEqual([409, 'trial_used']);
    expect(refusal.message).toBe('This e-mail address has already used its free trial.');
    expect(await userOf(again)).toMatchObject({ plan: 'free' });

    await app.services.db.update(spentTrials).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await start(again)).status).toBe(201);
  });
});

test('the record of a used trial is deleted 30 days after the account', async () => {
  const [old, recent] = [await makeOwner(app), await makeOwner(app)];
  for (const person of [old, recent]) {
    await start(person);
    await deleteAccount(person);
    if (person === old) await app.services.db.update(spentTrials).set({ expiresAt: new Date(Date.now() - 1000) });
  }
  await purgeExpired(app.services.db);
  expect(await app.services.db.$count(spentTrials)).toBe(1);
});

test('deleting an account without a trial stores no record', async () => {
  const before = await app.services.db.$count(spentTrials);
  await deleteAccount(await makeOwner(app));
  expect(await app.services.db.$count(spentTrials)).toBe(before);
});

test.each([{}, { isPremium: true }])('an account with %j has Premium Plus for seven days', async (account) => {
  const ana = await makeOwner(app, account);
  const before = await userOf(ana);
  expect(before).toMatchObject({ trialState: 'available', trialEndsAt: null });
  const { status, body } = await start(ana);
  expect(status).toBe(201);
  expect(body).toMatchObject({ plan: 'premium_plus', isPremium: true, isPremiumPlus: true, trialState: 'running' });
  expect(Date.parse(String(body.trialEndsAt)) / DAY).toBeCloseTo(Date.now() / DAY + 7, 1);
  expect(await userOf(ana)).toEqual(body);
  await endTrialOf(ana);
  expect(await userOf(ana)).toMatchObject({ plan: before.plan, isPremiumPlus: false, trialState: 'over' });
});

test('checkout is unavailable without a payment provider', async () => {
  expect((await visitor(app).call(getConfig, {})).body.checkout).toBe(false);
});
