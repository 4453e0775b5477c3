import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteAccount } from '#shared/accounts/account-contract.ts';
import { formerOptOuts, mailOptOuts } from '#shared/schema/mails.ts';
import { users } from '#shared/schema/users.ts';
import { purgeExpired } from '#server/accounts/purge-expired.ts';
import { fileOf, restore } from '#tests/support/accounts/account-file.ts';
import { signedIn } from '#tests/support/server/owners.ts';
import { signIn } from '#tests/support/server/sign-in.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

async function accountOf(email: string) {
  await signIn(app, email);
  const [user] = await app.services.db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error('no account');
  return signedIn(app, { id: user.id, email });
}
const optedOut = async (userId: number) =>
  (await app.services.db.select().from(mailOptOuts).where(eq(mailOptOuts.userId, userId))).map(({ email }) => email);
const kept = () => app.services.db.select().from(formerOptOuts);

test('a guest who opted out gets no mail after the host deletes the account and signs up again', async () => {
  const first = await accountOf('maya@example.org');
  await app.services.db.insert(mailOptOuts).values([
    { userId: first.id, email: 'bea@example.org' },
    { userId: first.id, email: 'cai@example.org' },
  ]);
  await first.call(deleteAccount, { body: { confirm: 'DELETE' } });
  expect(JSON.stringify(await kept())).not.toMatch(/maya|bea|cai|example/);

  const other = await accountOf('someone-else@example.org');
  expect(await optedOut(other.id)).toEqual([]);
  for (const spelling of ['maya@example.org', 'maya+2@example.org']) {
    const second = await accountOf(spelling);
    expect((await optedOut(second.id)).toSorted()).toEqual(['bea@example.org', 'cai@example.org']);
    await second.call(deleteAccount, { body: { confirm: 'DELETE' } });
    expect(await kept()).toHaveLength(2);
  }

  await purgeExpired(app.services.db, new Date(Date.now() + 3 * 365 * 86_400_000));
  expect(await kept()).toEqual([]);
});

test('opt-outs from a restored file apply to the account and are not kept after its deletion', async () => {
  const host = await accountOf('zoe@example.org');
  const given = await fileOf(host);
  const optOuts = [{ email: 'bea@example.org', createdAt: '2020-01-01T00:00:00Z' }];
  expect((await restore(host, { ...given, optOuts })).status).toBe(201);
  await app.services.db.insert(mailOptOuts).values({ userId: host.id, email: 'cai@example.org' });
  expect((await optedOut(host.id)).toSorted()).toEqual(['bea@example.org', 'cai@example.org']);
  expect((await restore(host, { ...given, optOuts })).status).toBe(409);
  await host.call(deleteAccount, { body: { confirm: 'DELETE' } });
  expect(await optedOut((await accountOf('zoe@example.org')).id)).toEqual(['cai@example.org']);
});

test('a host who signs up again can restore their file in addition to the kept opt-outs', async () => {
  const host = await accountOf('ida@example.org');
  await app.services.db.insert(mailOptOuts).values({ userId: host.id, email: 'bea@example.org' });
  const file = await fileOf(host);
  await host.call(deleteAccount, { body: { confirm: 'DELETE' } });
  const again = await accountOf('ida@example.org');
  expect((await restore(again, file)).status).toBe(201);
  await again.call(deleteAccount, { body: { confirm: 'DELETE' } });
  expect(await optedOut((await accountOf('ida@example.org')).id)).toEqual(['bea@example.org']);
});

test('deleting a second account of the same mailbox keeps the opt-outs', async () => {
  const first = await accountOf('noor@example.org');
  const second = await accountOf('noor+2@example.org');
  await app.services.db.insert(mailOptOuts).values({ userId: first.id, email: 'bea@example.org' });
  for (const account of [first, second]) await account.call(deleteAccount, { body: { confirm: 'DELETE' } });
  expect(await optedOut((await accountOf('noor@example.org')).id)).toEqual(['bea@example.org']);
});
