import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { listActs } from '#shared/admin/acts-contract.ts';
import { actText } from '#shared/admin/act-text.ts';
import { deletePerson, getPerson, givePlan, listPeople, setDisabled } from '#shared/admin/people-contract.ts';
import { getCurrentUser } from '#shared/accounts/auth-contract.ts';
import { sendInvitations } from '#shared/nights/events-contract.ts';
import { mails } from '#shared/schema/mails.ts';
import { adminActs } from '#shared/schema/admin.ts';
import { users } from '#shared/schema/users.ts';
import { ADMIN, makeAdmin } from '#tests/support/server/administrators.ts';
import { makeHost, makeOrganization } from '#tests/support/server/organization.ts';
import { makeOwner, type Person, signedIn } from '#tests/support/server/owners.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp({ environment: ADMIN });

let admin: Person;
let bea: Person;
beforeEach(async () => {
  await app.services.db.delete(users);
  await app.services.db.delete(adminActs);
  admin = await makeAdmin(app);
  bea = await makeOwner(app, { email: 'bea@example.org', firstName: 'Bea', lastName: 'Möss' });
});

const of = ({ id }: { id: number }) => ({ params: { id } });
const found = async (query: object) => (await admin.call(listPeople, { query })).body.people.map(({ email }) => email);
const audit = async () =>
  (await admin.call(listActs, {})).body.acts.map((act) => actText({ ...act, at: new Date(act.at) }));

describe('accounts', () => {
  test('are found by a part of the address or the name', async () => {
    for (const search of ['bea@ex', 'MOSS', 'bea möss', 'Bea Möss'])
      expect(await found({ search })).toEqual(['bea@example.org']);
    expect(await found({ search: "%'; drop" })).toEqual([]);
  });

  test('are listed by size, kind and age', async () => {
    const club = await makeOrganization(app);
    await addGameFor(bea);
    await addEventFor(club);
    expect((await found({ sort: 'games' }))[0]).toBe('bea@example.org');
    expect((await found({ sort: 'nights' }))[0]).toBe(club.email);
    expect(await found({ kind: 'organizations' })).toEqual([club.email]);
    expect(await found({})).toEqual([club.email, 'bea@example.org', admin.email]);
    expect((await admin.call(listPeople, { query: { sort: 'height' } })).refusal.fields).toHaveProperty('sort');
  });

  test('say how much is in them, when they were used, and who hosts for them', async () => {
    const club = await makeOrganization(app, { organizationName: 'Dice Cellar' });
    await makeHost(club, bea);
    await addGameFor(bea);
    const { body } = await admin.call(getPerson, of(bea));
    expect(body).toMatchObject({ name: 'Bea Möss', games: 1, plays: 0, hostsFor: ['Dice Cellar'], sessions: 1 });
    expect(Date.parse(body.lastSeen ?? '')).toBeLessThanOrEqual(Date.now());
    expect((await admin.call(getPerson, of(club))).body.hosts).toEqual([
      { email: 'bea@example.org', role: 'host', accepted: true },
    ]);
    expect((await admin.call(getPerson, of({ id: 999_999 }))).status).toBe(404);
  });
});

test('a given plan is in force until its end, and free takes it back', async () => {
  const plan = async () => (await bea.call(getCurrentUser, {})).body.plan;
  const until = '2999-01-01T00:00:00.000Z';
  const { body } = await admin.call(givePlan, { ...of(bea), body: { plan: 'premium_plus', until } });
  expect(body).toMatchObject({ plan: 'premium_plus', givenPlan: 'premium_plus', planUntil: until });
  expect(await plan()).toBe('premium_plus');
  const past = { plan: 'premium', until: '2020-01-01T00:00:00.000Z' };
  expect((await admin.call(givePlan, { ...of(bea), body: past })).refusal.fields).toHaveProperty('until');
  await app.services.db
    .update(users)
    .set({ planUntil: new Date('2020-01-01') })
    .where(eq(users.id, bea.id));
  expect(await plan()).toBe('free');
  await admin.call(givePlan, { ...of(bea), body: { plan: 'free', until } });
  expect((await admin.call(getPerson, of(bea))).body.planUntil).toBeNull();
  expect(await audit()).toEqual([
    'operator@example.org gave bea@example.org Free.',
    'operator@example.org gave bea@example.org Premium Plus until 2999-01-01.',
  ]);
});

describe('disabling', () => {
  test('is refused for an administrator', async () => {
    const { status, refusal } = await admin.call(setDisabled, { ...of(admin), body: { disabled: true } });
    expect([status, refusal.code]).toEqual([409, 'administrator_account']);
    expect(await audit()).toEqual([]);
  });

  test('signs out for good, is undone by enabling, and stands in the audit once', async () => {
    const disable = () => admin.call(setDisabled, { ...of(bea), body: { disabled: true } });
    for (const { body } of await Promise.all([disable(), disable(), disable()])) expect(body.disabledAt).not.toBeNull();
    expect(await found({ kind: 'disabled' })).toEqual(['bea@example.org']);
    await admin.call(setDisabled, { ...of(bea), body: { disabled: false } });
    expect((await bea.call(getCurrentUser, {})).status).toBe(401);
    expect((await (await signedIn(app, bea)).call(getCurrentUser, {})).status).toBe(200);
    expect(await audit()).toEqual([
      'operator@example.org enabled bea@example.org.',
      'operator@example.org disabled bea@example.org.',
    ]);
  });
});

describe('deleting', () => {
  test('is refused without the address, with another one, and for an administrator', async () => {
    const confirmed = (confirm: string, who = bea) => admin.call(deletePerson, { ...of(who), body: { confirm } });
    for (const confirm of ['', 'DELETE', admin.email]) {
      const { status, refusal } = await confirmed(confirm);
      expect([status, refusal.fields?.['confirm']]).toEqual([400, 'Please type bea@example.org']);
    }
    expect((await confirmed(admin.email, admin)).refusal.code).toBe('administrator_account');
    expect(await found({})).toHaveLength(2);
  });

  test('of two at once happens once', async () => {
    const once = () => admin.call(deletePerson, { ...of(bea), body: { confirm: bea.email } });
    const statuses = (await Promise.all([once(), once()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 404]);
    expect(await audit()).toHaveLength(1);
  });

  test('a disabled account tells its guests nothing', async () => {
    const night = await addEventFor(bea);
    await addGuestsFor(bea, night.id, ['tom@example.org']);
    await bea.call(sendInvitations, { params: { id: night.id } });
    await app.services.db.update(mails).set({ state: 'sent', sentAt: new Date() });
    await admin.call(setDisabled, { ...of(bea), body: { disabled: true } });
    await admin.call(deletePerson, { ...of(bea), body: { confirm: bea.email } });
    expect(await app.services.db.$count(mails)).toBe(0);
  });

  test('leaves nothing of the account, and a sentence that names nobody', async () => {
    await addGameFor(bea);
    const { status } = await admin.call(deletePerson, { ...of(bea), body: { confirm: ' Bea@example.org ' } });
    expect(status).toBe(204);
    expect(await app.services.db.$count(users, eq(users.id, bea.id))).toBe(0);
    expect(await audit()).toEqual([`operator@example.org deleted account ${bea.id} (deleted).`]);
  });
});
