import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeProfile, deleteAccount } from '#shared/accounts/account-contract.ts';
import { getCurrentUser } from '#shared/accounts/auth-contract.ts';
import * as contracts from '#shared/organizations/hosts-contract.ts';
import { mailOptOuts, mails } from '#shared/schema/mails.ts';
import { organizationMembers, users } from '#shared/schema/users.ts';
import { askToHost, makeHost, makeOrganization } from '#tests/support/server/organization.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let cellar: Person;
let ben: Person;
beforeEach(async () => {
  cellar = await makeOrganization(app);
  ben = await makeOwner(app, { firstName: 'Ben', lastName: 'Ek' });
});

const invite = (person: Person, email: string) => person.call(contracts.inviteHost, { body: { email } });
const list = async () => (await cellar.call(contracts.listHosts, {})).body;
const hostingsOf = async (person: Person) => (await person.call(contracts.listHostings, {})).body;
const hostsFor = async (person: Person) => (await person.call(getCurrentUser, {})).body.hostsFor;
const accept = (person: Person, id: number) => person.call(contracts.acceptHosting, { params: { id } });
const end = (person: Person, id: number) => person.call(contracts.endHosting, { params: { id } });
const resend = (id: number) => cellar.call(contracts.inviteHostAgain, { params: { id } });
const remove = (id: number) => cellar.call(contracts.removeHost, { params: { id } });
const yesterday = () => new Date(Date.now() - 25 * 3_600_000);
const aDayPasses = () =>
  app.services.db.update(mails).set({ createdAt: yesterday() }).where(eq(mails.userId, cellar.id));

describe('inviting a host is rejected', () => {
  test('by an individual account, and by an organization without a name', async () => {
    for (const changes of [{ accountType: 'individual' as const }, { organizationName: null }]) {
      const person = await makeOrganization(app, { organizationName: null, ...changes });
      expect((await invite(person, ben.email)).refusal.code).toBe('not_an_organization');
    }
  });

  test.each([['ben'], ['guest@guest.invalid']])('for the address %s', async (email) => {
    const { status, refusal } = await invite(cellar, email);
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['email']]);
  });

  test('for the address of the organization', async () => {
    expect((await invite(cellar, cellar.email.toUpperCase())).refusal.fields).toEqual({
      email: 'This is the address of the organization itself',
    });
  });

  test('for a listed address, also concurrently', async () => {
    const both = await Promise.all([invite(cellar, ben.email), invite(cellar, ben.email.toUpperCase())]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await invite(cellar, ben.email)).refusal.code).toBe('host_listed');
    expect(await list()).toHaveLength(1);
  });

  test('for a person who opted out', async () => {
    await app.services.db.insert(mailOptOuts).values({ userId: cellar.id, email: ben.email });
    expect((await invite(cellar, ben.email)).refusal.code).toBe('guest_opted_out');
    expect(await list()).toEqual([]);
  });

  test('beyond fifty people', async () => {
    const fifty = Array.from({ length: 50 }, (_, index) => ({ userId: cellar.id, email: `host${index}@example.org` }));
    await app.services.db.insert(organizationMembers).values(fifty);
    expect((await invite(cellar, ben.email)).refusal).toEqual({
      code: 'limit_reached',
      message: 'An organization keeps at most 50 people who host for it. Take somebody off the list first.',
    });
  });

  test('beyond fifty mails a day, even if the list was emptied', async () => {
    const fifty = Array.from({ length: 50 }, (_, index) => ({
      userId: cellar.id,
      kind: 'host_invitation' as const,
      to: `host${index}@example.org`,
    }));
    await app.services.db.insert(mails).values(fifty);
    const { status, refusal } = await invite(cellar, ben.email);
    expect([status, refusal.message]).toEqual([
      429,
      'You can ask 50 people in 24 hours. Please ask the others tomorrow.',
    ]);
    await aDayPasses();
    expect((await invite(cellar, ben.email)).status).toBe(201);
  });

  test('a second time within a day, also after removing the first', async () => {
    const id = await askToHost(cellar, ben);
    expect((await resend(id)).refusal.code).toBe('too_many_requests');
    await remove(id);
    expect((await invite(cellar, ben.email)).refusal.code).toBe('too_many_requests');
    expect(await list()).toEqual([]);
  });

  test('for a person who already hosts', async () => {
    expect((await resend(await makeHost(cellar, ben))).refusal.code).toBe('host_accepted');
  });
});

test('a failed mail can be sent again at once, any other the next day', async () => {
  const id = await askToHost(cellar, ben);
  await app.services.db
    .update(mails)
    .set({ state: 'failed', problem: 'No such address.' })
    .where(eq(mails.userId, cellar.id));
  expect(await list()).toMatchObject([{ id, mail: { state: 'failed', problem: 'No such address.' } }]);
  expect((await resend(id)).body).toMatchObject({ id, mail: { state: 'waiting' } });
  await aDayPasses();
  expect((await resend(id)).status).toBe(200);
  expect(await app.services.db.$count(mails, eq(mails.userId, cellar.id))).toBe(3);
});

describe('an invitation to host is not found', () => {
  test('for anybody but the user with the verified address', async () => {
    const id = await askToHost(cellar, ben);
    for (const other of [cellar, await makeOwner(app)]) {
      expect(await hostingsOf(other)).toEqual([]);
      expect([(await accept(other, id)).status, (await end(other, id)).status]).toEqual([404, 404]);
    }
    await app.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, ben.id));
    expect([await hostingsOf(ben), (await accept(ben, id)).status, (await end(ben, id)).status]).toEqual([
      [],
      404,
      404,
    ]);
    await app.services.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, ben.id));
    expect((await accept(ben, id)).status).toBe(200);
  });

  test('after it was withdrawn or declined', async () => {
    const first = await askToHost(cellar, ben);
    await remove(first);
    expect([await hostingsOf(ben), (await accept(ben, first)).status]).toEqual([[], 404]);
    await aDayPasses();
    const second = await askToHost(cellar, ben);
    expect([(await end(ben, second)).status, await list(), (await accept(ben, second)).status]).toEqual([204, [], 404]);
  });

  test('while the organization has no name', async () => {
    const id = await askToHost(cellar, ben);
    await cellar.call(changeProfile, { body: { organizationName: null } });
    expect([await hostingsOf(ben), (await accept(ben, id)).status]).toEqual([[], 404]);
  });
});

test('accepting makes the user a host, once also concurrently', async () => {
  const id = await askToHost(cellar, ben);
  expect(await hostingsOf(ben)).toMatchObject([{ id, organizationName: 'Dice Cellar', logo: null }]);
  const both = await Promise.all([accept(ben, id), accept(ben, id)]);
  expect(both.map(({ status, body }) => [status, body.organizationId])).toEqual([
    [200, cellar.id],
    [200, cellar.id],
  ]);
  expect(await hostingsOf(ben)).toEqual([]);
  expect(await hostsFor(ben)).toEqual([
    { id: cellar.id, membershipId: id, name: 'Dice Cellar', email: cellar.email, logo: null, plan: 'premium_plus' },
  ]);
  expect(await list()).toMatchObject([{ id, email: ben.email, name: 'Ben Ek', role: 'host' }]);
  expect((await list())[0]?.acceptedAt).not.toBeNull();
});

describe('a host loses access', () => {
  test('after a removal', async () => {
    const id = await makeHost(cellar, ben);
    expect((await ben.call(contracts.removeHost, { params: { id } })).status).toBe(404);
    expect([(await remove(id)).status, await hostsFor(ben), await list()]).toEqual([204, [], []]);
    expect((await remove(id)).status).toBe(404);
  });

  test('after leaving', async () => {
    const id = await makeHost(cellar, ben);
    expect([(await end(ben, id)).status, await hostsFor(ben), await list()]).toEqual([204, [], []]);
  });

  test('after the deletion of their account, or of the organization', async () => {
    await makeHost(cellar, ben);
    const cem = await makeOwner(app);
    await makeHost(cellar, cem);
    await ben.call(deleteAccount, { body: { confirm: 'DELETE' } });
    expect((await list()).map(({ email }) => email)).toEqual([cem.email]);
    await cellar.call(deleteAccount, { body: { confirm: 'DELETE' } });
    expect(await hostsFor(cem)).toEqual([]);
  });

  test('while the organization has no name or is an individual account', async () => {
    await makeHost(cellar, ben);
    const change = (changes: Partial<typeof users.$inferInsert>) =>
      app.services.db.update(users).set(changes).where(eq(users.id, cellar.id));
    await change({ organizationName: null });
    expect(await hostsFor(ben)).toEqual([]);
    await change({ organizationName: 'Dice Cellar', accountType: 'individual' });
    expect(await hostsFor(ben)).toEqual([]);
    await change({ accountType: 'organization' });
    expect(await hostsFor(ben)).toHaveLength(1);
  });
});
