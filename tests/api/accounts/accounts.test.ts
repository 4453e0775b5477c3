import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { linkedIdentities } from '#shared/schema/sign-in.ts';
import { users } from '#shared/schema/users.ts';
import { accountOf } from '#server/accounts/accounts.ts';
import type { Identity } from '#server/accounts/sign-in/identity.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

const identity = (changes: Partial<Identity>): Identity => ({
  externalId: `https://id.example ${crypto.randomUUID()}`,
  verifiedEmail: null,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  ...changes,
});
const signIn = (changes: Partial<Identity>, type: 'individual' | 'organization' = 'individual') =>
  accountOf(app.services.db, identity(changes), type, () => Promise.resolve(true));
const accountsOf = (email: string) => app.services.db.select().from(users).where(eq(users.email, email));

test('an unverified e-mail neither links to an account nor creates one', async () => {
  await signIn({ verifiedEmail: 'kept@example.org' });
  const before = await app.services.db.$count(users);
  expect(await signIn({ verifiedEmail: null })).toBeNull();
  expect(await app.services.db.$count(users)).toBe(before);
});

test('a known identity signs in regardless of its e-mail', async () => {
  const externalId = 'https://id.example known';
  const id = await signIn({ externalId, verifiedEmail: 'first@example.org' });
  expect(await signIn({ externalId, verifiedEmail: null })).toBe(id);
  expect(await signIn({ externalId, verifiedEmail: 'second@example.org' })).toBe(id);
  expect(await accountsOf('second@example.org')).toHaveLength(0);
});

test("a second provider's identity links to the account of the same verified e-mail", async () => {
  const first = await signIn({ externalId: 'https://a.example 1', verifiedEmail: 'both@example.org' });
  const second = await signIn({ externalId: 'https://b.example 1', verifiedEmail: 'both@example.org' });
  expect(second).toBe(first);
  expect(await signIn({ externalId: 'https://b.example 1' })).toBe(first);
});

test('the same subject at another issuer is another user', async () => {
  const ana = await signIn({ externalId: 'https://a.example 5', verifiedEmail: 'ana@example.org' });
  const ben = await signIn({ externalId: 'https://b.example 5', verifiedEmail: 'ben@example.org' });
  expect(ben).not.toBe(ana);
});

test('linking verifies a locally created account, fills blank names and keeps existing ones', async () => {
  const email = 'waiting@example.org';
  await app.services.db.insert(users).values({ email, firstName: 'Own', accountType: 'organization' });
  await signIn({
    verifiedEmail: email,
    firstName: 'Claimed',
    lastName: 'Name',
    profileImageUrl: 'https://id.example/a.png',
  });
  const [account] = await accountsOf(email);
  expect(account).toMatchObject({
    firstName: 'Own',
    lastName: 'Name',
    profileImageUrl: 'https://id.example/a.png',
    accountType: 'organization',
    emailVerifiedAt: expect.any(Date),
  });
});

test('a new account gets the requested type', async () => {
  await signIn({ verifiedEmail: 'club@example.org' }, 'organization');
  expect(await accountsOf('club@example.org')).toMatchObject([
    { accountType: 'organization', emailVerifiedAt: expect.any(Date) },
  ]);
});

test('an unused account becomes an organization when its founder signs in as one; one in use does not', async () => {
  await app.services.db
    .insert(users)
    .values([{ email: 'founder@example.org' }, { email: 'in-use@example.org', emailVerifiedAt: new Date() }]);
  await signIn({ externalId: 'https://c.example 6', verifiedEmail: 'founder@example.org' }, 'organization');
  await signIn({ externalId: 'https://c.example 7', verifiedEmail: 'in-use@example.org' }, 'organization');
  expect(await accountsOf('founder@example.org')).toMatchObject([{ accountType: 'organization' }]);
  expect(await accountsOf('in-use@example.org')).toMatchObject([{ accountType: 'individual' }]);
});

test('concurrent first sign-ins of one identity create one account', async () => {
  const externalId = 'https://id.example at once';
  const ids = await Promise.all(
    Array.from({ length: 8 }, () => signIn({ externalId, verifiedEmail: 'once@example.org' })),
  );
  expect(new Set(ids).size).toBe(1);
  expect(await accountsOf('once@example.org')).toHaveLength(1);
});

test('concurrent first sign-ins by two providers create one account with both identities', async () => {
  const ids = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      signIn({ externalId: `https://p${n % 2}.example 1`, verifiedEmail: 'two@example.org' }),
    ),
  );
  expect(new Set(ids).size).toBe(1);
  const [account] = await accountsOf('two@example.org');
  const linked = await app.services.db
    .select()
    .from(linkedIdentities)
    .where(eq(linkedIdentities.userId, account?.id ?? 0));
  expect([account?.externalId, ...linked.map((row) => row.externalId)].sort()).toEqual([
    'https://p0.example 1',
    'https://p1.example 1',
  ]);
});
