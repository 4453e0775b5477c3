import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { answerInvitation, changeAttendee } from '#shared/nights/attendees-contract.ts';
import { cancelEvent, sendInvitations } from '#shared/nights/events-contract.ts';
import { getHostMails, setHostMails } from '#shared/nights/host-mails-contract.ts';
import { attendeeAnswers, eventAttendees } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import { answer } from '#server/nights/answers.ts';
import { queueDigests } from '#server/nights/mails/host-digests.ts';
import { startMailWork } from '#server/platform/mails/mail-work.ts';
import { stopLinks } from '#server/platform/mails/stop-links.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { ownMailServer } from '#tests/support/server/own-mail-server.ts';
import { markSent } from '#tests/support/rows/mark-sent.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { readMail } from '#tests/support/mails/read-mail.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { inNightOf } from '#tests/support/server/locked-night.ts';

const PATIENCE = { timeout: 20_000, interval: 50 };
const MINUTE_MS = 60_000;

const post = ownMailServer();
const app = testApp(() => ({ environment: post.environment }));
let host: Person;
let eventId: number;
let ids: number[];
beforeEach(async () => {
  await app.services.db.delete(eventAttendees);
  await app.services.db.delete(mails);
  host = await makeOwner(app, { isPremiumPlus: true });
  eventId = (await addEventFor(host, { maxAttendees: 8 })).id;
  ids = await addGuestsFor(host, eventId, ['ben@example.org', 'cat@example.org', 'dan@example.org']);
  await host.call(sendInvitations, { params: { id: eventId } });
  await app.services.db.update(mails).set({ state: 'sent' });
});

const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
const recordAnswer = (index: number, status: 'accepted' | 'maybe' | 'declined', more: object = {}) =>
  inNightOf(app, ids[index] ?? 0, (tx, event) =>
    answer(tx, event, { attendeeId: ids[index] ?? 0, status, via: 'link', ...more }),
  );
const digests = () =>
  app.services.db
    .select({ to: mails.to, payload: mails.payload, occurrence: mails.occurrence })
    .from(mails)
    .where(and(eq(mails.kind, 'host_digest'), eq(mails.userId, host.id)))
    .orderBy(mails.id);
const queue = (minutes: number) => queueDigests(app.services.db, later(minutes));

test('answers that the host gave for guests cause no digest', async () => {
  const body = { status: 'accepted' as const };
  for (const id of ids) await host.call(answerInvitation, { params: { id }, body });
  await queue(60);
  expect(await digests()).toEqual([]);
});

test('an answer is not reported again when the host approves it', async () => {
  const { db } = app.services;
  const [ben = 0] = ids;
  await db.update(eventAttendees).set({ awaitsApproval: true }).where(eq(eventAttendees.id, ben));
  await recordAnswer(0, 'accepted');
  await queue(31);
  await markSent(app);
  await host.call(changeAttendee, { params: { id: ben }, body: { approved: true } });
  await queue(90);
  expect(await digests()).toHaveLength(1);
  const [guest] = await db.select().from(eventAttendees).where(eq(eventAttendees.id, ben));
  expect(guest?.status).toBe('accepted');
  expect(await db.$count(mails, and(eq(mails.kind, 'answer_received'), eq(mails.state, 'waiting')))).toBe(1);
});

test('answers are collected for half an hour, and each is reported once', async () => {
  await recordAnswer(0, 'accepted');
  await recordAnswer(1, 'declined');
  await queue(29);
  expect(await digests()).toEqual([]);
  await queue(31);
  await queue(90);
  expect(await digests()).toHaveLength(1);
  expect((await digests())[0]?.to).toBe(host.email);
  await markSent(app);
  await recordAnswer(1, 'maybe');
  await queue(10);
  expect(await digests()).toHaveLength(1);
  await queue(31);
  expect(await digests()).toHaveLength(2);
});

test('the answer of the last silent guest sends the digest at once; later changes are collected', async () => {
  await recordAnswer(0, 'accepted');
  await recordAnswer(1, 'declined');
  await queue(0);
  expect(await digests()).toEqual([]);
  await recordAnswer(2, 'maybe');
  await queue(0);
  expect(await digests()).toHaveLength(1);
  await recordAnswer(2, 'accepted');
  await queue(0);
  expect(await digests()).toHaveLength(1);
});

test('guests who were not invited do not delay the digest after the last invited guest', async () => {
  await addGuestsFor(host, eventId, ['eva@example.org']);
  for (const place of [0, 1, 2]) await recordAnswer(place, 'accepted');
  await queue(0);
  expect(await digests()).toHaveLength(1);
});

test('several servers, also after a restart, send the digest once', async () => {
  await recordAnswer(0, 'accepted');
  await Promise.all([queue(31), queue(31), queue(32), queue(33)]);
  await markSent(app);
  await recordAnswer(1, 'accepted');
  await Promise.all([queue(62), queue(63), queue(62)]);
  const sent = await digests();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.payload['after']).toBe(sent[0]?.payload['upTo']);
});

test('no digest is sent if the host disabled it or cancelled the night', async () => {
  await recordAnswer(0, 'accepted');
  expect((await host.call(getHostMails, {})).body).toEqual({ digest: true });
  await host.call(setHostMails, { body: { digest: false } });
  await queue(60);
  expect(await digests()).toEqual([]);
  await host.call(setHostMails, { body: { digest: true } });
  await host.call(cancelEvent, { params: { id: eventId } });
  await queue(60);
  expect(await digests()).toEqual([]);
});

test('the digest lists the answers and the totals, and its link disables it without signing in', async () => {
  await host.call(changeAttendee, { params: { id: ids[0] ?? 0 }, body: { name: 'Ben' } });
  await recordAnswer(0, 'accepted', { partySize: 2, guestNote: 'We bring cake' });
  await recordAnswer(1, 'maybe');
  await recordAnswer(1, 'declined');
  await queue(31);
  const stop = startMailWork(app.services);
  const received = () => post.received.filter(({ to }) => to.includes(host.email));
  await expect.poll(() => received().length, PATIENCE).toBe(1);
  await stop();
  const [raw] = received();
  const mail = raw && (await readMail(raw));
  expect(mail?.subject).toMatch(/^2 answers: .+ · Friday night$/);
  expect(mail?.text).toContain('- Ben: In, 2 people. Writes: We bring cake\n- cat@example.org: Out');
  expect(mail?.text).toContain('3 of 8 seats are taken. One guest has not answered.');
  expect(mail?.text).toContain('Writes: We bring cake');
  expect(mail?.text).toContain(`${app.services.environment.origin}/game-nights/${eventId}`);
  expect(mail?.calendar).toBeNull();
  expect(mail?.header('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
  const url = new URL(mail?.header('list-unsubscribe')[0]?.slice(1, -1) ?? '');

  const asked = await fetch(app.origin + url.pathname.replace(/\/stop$/, ''));
  expect([asked.status, asked.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
  expect((await host.call(getHostMails, {})).body).toEqual({ digest: true });
  const forged = await fetch(`${app.origin}${url.pathname.replace(/.\/stop$/, '/stop')}`, { method: 'POST' });
  expect(forged.status).toBe(404);
  const oneClick = await fetch(app.origin + url.pathname, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.status).toBe(200);
  expect((await host.call(getHostMails, {})).body).toEqual({ digest: false });
});

test('the digest also reaches a host who has stopped the mails to a second address of the own mailbox', async () => {
  const second = host.email.replace('@', '+second@');
  const [guest = 0] = await addGuestsFor(host, eventId, [second]);
  await host.call(sendInvitations, { params: { id: eventId } });
  const invitation = eq(mails.attendeeId, guest);
  const [invited] = await app.services.db.select({ id: mails.id }).from(mails).where(invitation);
  const links = await stopLinks(app.services.db, app.origin);
  expect((await fetch(links.urlOf(invited?.id ?? 0, null), { method: 'POST' })).status).toBe(200);
  await recordAnswer(0, 'accepted');
  await queue(31);
  const stop = startMailWork(app.services);
  const received = () => post.received.filter(({ to }) => to.includes(host.email) || to.includes(second));
  await expect.poll(() => received().length, PATIENCE).toBe(1);
  await stop();
  expect(received()[0]?.to).toEqual([host.email]);
});

test('a digest whose answers were deleted is dropped', async () => {
  await recordAnswer(0, 'accepted');
  await queue(31);
  await app.services.db.delete(attendeeAnswers).where(sql`true`);
  const stop = startMailWork(app.services);
  const states = async () =>
    (await app.services.db.select({ state: mails.state }).from(mails).where(eq(mails.kind, 'host_digest'))).map(
      ({ state }) => state,
    );
  await expect.poll(states, PATIENCE).toEqual(['dropped']);
  await stop();
});
