import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { changeProfile } from '#shared/accounts/account-contract.ts';
import { answerInvitation, changeAttendee } from '#shared/nights/attendees-contract.ts';
import { createAccount } from '#shared/accounts/auth-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { games } from '#shared/schema/games.ts';
import { events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let bea: Person;
beforeAll(async () => {
  ana = await makeOwner(app, { isPremium: true });
  bea = await makeOwner(app);
});

/** Fields that an account may not set, sent along with those that it may. */
const RANK = {
  id: 1,
  isPremium: true,
  isPremiumPlus: true,
  paidPlan: 'premium_plus',
  trialEndsAt: '2999-01-01T00:00:00Z',
  emailVerifiedAt: '2020-01-01T00:00:00Z',
  email: 'taken@example.org',
  externalId: 'issuer taken',
  isStaff: true,
  isAdmin: true,
  planUntil: '2999-01-01T00:00:00Z',
  disabledAt: '2020-01-01T00:00:00Z',
};
const asJson = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});
const account = async (where: ReturnType<typeof eq>) => (await app.services.db.select().from(users).where(where))[0];

test('a user cannot set plan, address or staff rights in their profile', async () => {
  const before = await account(eq(users.id, ana.id));
  await ana.fetch(changeProfile.path, asJson('PATCH', { firstName: 'Anna', ...RANK }));
  const { firstName, revision: _r, updatedAt: _u, ...after } = (await account(eq(users.id, ana.id))) ?? {};
  expect(firstName).toBe('Anna');
  expect(before).toMatchObject(after);
});

test('a user cannot set plan or verification at sign-up', async () => {
  const body = { firstName: 'Eve', lastName: 'Ng', ...RANK, email: 'eve@example.org' };
  await visitor(app).fetch(createAccount.path, asJson('POST', body));
  expect(await account(eq(users.email, 'eve@example.org'))).toMatchObject({
    isPremium: false,
    isPremiumPlus: false,
    paidPlan: null,
    trialEndsAt: null,
    emailVerifiedAt: null,
    externalId: null,
  });
});

test('a created row always belongs to its creator', async () => {
  const { id } = await addGameFor(ana, { title: 'Root', userId: bea.id, titleKey: 'azul', timesPlayed: 3 });
  const night = await addEventFor(ana, { userId: bea.id, joinHash: 'known', publicId: crypto.randomUUID() });
  const [game] = await app.services.db.select().from(games).where(eq(games.id, id));
  const [event] = await app.services.db.select().from(events).where(eq(events.id, night.id));
  expect(game).toMatchObject({ userId: ana.id, titleKey: 'root' });
  expect(event).toMatchObject({ userId: ana.id, joinHash: null });
});

test('a signed-in guest can set only the fields of the answer', async () => {
  const night = await addEventFor(ana);
  const [id = 0] = await addGuestsFor(ana, night.id, [bea.email]);
  const extra = { isHost: true, checkedIn: true, came: true, attendeeNotes: 'Best guest', linkHash: 'known' };
  const path = answerInvitation.path.replace(':id', String(id));
  await bea.fetch(path, asJson('PUT', { status: 'accepted', ...extra }));
  expect((await bea.call(changeAttendee, { params: { id }, body: { attendeeNotes: 'Best guest' } })).status).toBe(404);
  const [row] = await app.services.db.select().from(eventAttendees).where(eq(eventAttendees.id, id));
  expect(row).toMatchObject({ isHost: false, checkedIn: false, came: null, attendeeNotes: null });
  expect(row?.linkHash).not.toBe('known');
});
