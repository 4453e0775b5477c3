import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerInvitation, listAttendees } from '#shared/nights/attendees-contract.ts';
import { cancelEvent, sendInvitations } from '#shared/nights/events-contract.ts';
import { nudgeGuest, nudgeSilent } from '#shared/nights/nudges-contract.ts';
import { mailOptOuts, mails } from '#shared/schema/mails.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { markSent } from '#tests/support/rows/mark-sent.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let host: Person;
let eventId: number;
let ben: number;
beforeEach(async () => {
  host = await makeOwner(app, { isPremiumPlus: true });
  eventId = (await addEventFor(host)).id;
  [ben = 0] = await addGuestsFor(host, eventId, ['ben@example.org']);
});

const nudge = (id = ben) => host.call(nudgeGuest, { params: { id } });
const invite = () => host.call(sendInvitations, { params: { id: eventId } });
const answer = (status: 'accepted' | 'maybe' | 'declined') =>
  host.call(answerInvitation, { params: { id: ben }, body: { status } });
const aDayLater = () => app.services.db.update(mails).set({ createdAt: sql`${mails.createdAt} - interval '25 hours'` });
const kinds = async () =>
  (await app.services.db.select().from(mails).where(eq(mails.attendeeId, ben)).orderBy(mails.id)).map(
    ({ kind, occurrence }) => `${kind} ${occurrence}`.trim(),
  );

test('uninvited guests and the host cannot be nudged', async () => {
  expect((await nudge()).refusal.code).toBe('guest_not_asked');
  const [me] = (await host.call(listAttendees, { params: { id: eventId } })).body;
  expect((await nudge(me?.id)).status).toBe(400);
});

test('a guest is not nudged within a day of the invitation or of the last nudge', async () => {
  await invite();
  const early = await nudge();
  expect([early.status, early.refusal.code]).toEqual([429, 'nudged_lately']);
  const wait = Number(early.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(86_000);
  expect(wait).toBeLessThanOrEqual(86_400);
  await aDayLater();
  expect((await nudge()).body).toMatchObject({ id: ben, mail: { state: 'waiting' } });
  expect((await nudge()).refusal.code).toBe('nudged_lately');
  await markSent(app);
  await aDayLater();
  expect((await nudge()).status).toBe(200);
  expect(await kinds()).toEqual(['invitation', 'nudge 0', 'nudge 1']);
});

test('concurrent nudges send one mail', async () => {
  await invite();
  await aDayLater();
  const replies = await Promise.all([nudge(), nudge(), nudge()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
  expect(await kinds()).toEqual(['invitation', 'nudge 0']);
});

test('a guest who accepted or declined cannot be nudged, an undecided guest can', async () => {
  await invite();
  await aDayLater();
  await answer('accepted');
  expect((await nudge()).refusal.code).toBe('guest_answered');
  await answer('declined');
  expect((await nudge()).refusal.code).toBe('guest_answered');
  await answer('maybe');
  expect((await nudge()).status).toBe(200);
});

test('a guest who muted mails, and guests of a cancelled night, cannot be nudged', async () => {
  await invite();
  await aDayLater();
  await app.services.db.insert(mailOptOuts).values({ userId: host.id, email: 'ben@example.org' });
  expect((await nudge()).refusal.code).toBe('guest_opted_out');
  await host.call(cancelEvent, { params: { id: eventId } });
  expect((await nudge()).refusal.code).toBe('event_cancelled');
});

describe('nudging all silent guests', () => {
  const nudgeAll = () => host.call(nudgeSilent, { params: { id: eventId } });
  const nudged = async () =>
    (
      await app.services.db
        .select()
        .from(mails)
        .where(and(eq(mails.eventId, eventId), eq(mails.kind, 'nudge')))
    ).map(({ to }) => to);

  test('is rejected for other hosts, for a cancelled night, and without silent guests', async () => {
    expect((await (await makeOwner(app)).call(nudgeSilent, { params: { id: eventId } })).status).toBe(404);
    expect((await nudgeAll()).refusal.code).toBe('nobody_to_nudge');
    await invite();
    await aDayLater();
    await answer('maybe');
    expect((await nudgeAll()).refusal.code).toBe('nobody_to_nudge');
    await host.call(cancelEvent, { params: { id: eventId } });
    expect((await nudgeAll()).refusal.code).toBe('event_cancelled');
  });

  test('skips guests asked within 24 hours, and the error says so', async () => {
    await invite();
    const { refusal, headers } = await nudgeAll();
    expect(refusal).toMatchObject({
      code: 'nudged_lately',
      message: expect.stringContaining('Everybody who has not answered'),
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(86_000);
    await aDayLater();
    await addGuestsFor(host, eventId, ['new@example.org']);
    await invite();
    expect((await nudgeAll()).body).toEqual({ nudged: 1, heldBack: 0 });
    expect(await nudged()).toEqual(['ben@example.org']);
  });

  test('skips guests who answered, are on the waitlist or were not invited, and the list shows the time', async () => {
    await addGuestsFor(host, eventId, ['cara@example.org', 'dan@example.org']);
    await invite();
    await aDayLater();
    await addGuestsFor(host, eventId, ['not-asked@example.org']);
    await answer('declined');
    expect((await nudgeAll()).body).toEqual({ nudged: 2, heldBack: 0 });
    expect((await nudged()).toSorted()).toEqual(['cara@example.org', 'dan@example.org']);
    const list = (await host.call(listAttendees, { params: { id: eventId } })).body;
    const cara = list.find(({ email }) => email === 'cara@example.org');
    expect(cara?.lastNudgedAt).toEqual(expect.any(String));
    expect(Date.parse(cara?.nudgeableFrom ?? '') - Date.parse(cara?.lastNudgedAt ?? '')).toBe(86_400_000);
    expect(list.filter(({ nudgeableFrom }) => nudgeableFrom !== null)).toHaveLength(2);
  });

  test('sent twice concurrently nudges each guest once', async () => {
    await invite();
    await aDayLater();
    const replies = await Promise.all([nudgeAll(), nudgeAll()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 429]);
    expect(await nudged()).toEqual(['ben@example.org']);
  });
});
