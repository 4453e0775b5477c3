import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '#shared/accounts/account-contract.ts';
import { cancelEvent, sendInvitations } from '#shared/nights/events-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { mailOptOuts, mails } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import { startMailWork } from '#server/platform/mails/mail-work.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { type MailServer, startMailServer } from '#tests/support/server/mail-server.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { readMail } from '#tests/support/mails/read-mail.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

const QUICK = { pollMs: 50, retrySeconds: 1, batch: 10 };
const PATIENCE = { timeout: 25_000, interval: 50 };

let app: TestApp;
let post: MailServer;
let host: Person;
let stop = async () => {};

async function start(options: Parameters<typeof startMailServer>[0] = {}): Promise<void> {
  post = await startMailServer(options);
  app = await startTestApp({ environment: post.environment });
  host = await makeOwner(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });
}
beforeEach(() => void (stop = async () => {}));
afterEach(async () => {
  await stop();
  await app.close();
  post.die();
});

async function invited(guests: readonly string[], changes: object = {}): Promise<number> {
  const { id } = await addEventFor(host, { hostEmail: host.email, ...changes });
  await addGuestsFor(host, id, guests);
  await host.call(sendInvitations, { params: { id } });
  await app.services.db.update(mails).set({ state: 'sent' });
  return id;
}
const rows = () => app.services.db.select().from(mails);
const remove = () => host.call(deleteAccount, { body: { confirm: 'DELETE' } });
async function allSent(): Promise<void> {
  stop = startMailWork(app.services, QUICK);
  await expect.poll(async () => (await rows()).length, PATIENCE).toBe(0);
}

test('guests of an upcoming night are notified in the name of the host, and the mails are not kept', async () => {
  await start();
  await invited(['ben@example.org', 'cat@example.org'], { title: 'Friday Night' });
  await remove();
  expect((await rows()).map(({ userId, eventId, attendeeId }) => [userId, eventId, attendeeId])).toEqual([
    [null, null, null],
    [null, null, null],
  ]);
  await allSent();
  expect(post.received.flatMap(({ to }) => to).toSorted()).toEqual(['ben@example.org', 'cat@example.org']);
  const [mail] = await Promise.all(post.received.map(readMail));
  expect(mail).toMatchObject({
    subject: expect.stringMatching(/^Cancelled: .+ · Friday Night$/) as string,
    from: { name: 'Maya Lindqvist (Rollcall)' },
    replyTo: [host.email],
    calendar: { method: 'CANCEL', sequence: 1 },
  });
});

test('a mail that the server rejects permanently is not kept either', async () => {
  await start({ refuses: () => true });
  await invited(['ben@example.org']);
  await remove();
  expect(await rows()).toHaveLength(1);
  await allSent();
});

test('a night that was cancelled just before the deletion is announced once', async () => {
  await start();
  const id = await invited(['ben@example.org']);
  await host.call(cancelEvent, { params: { id } });
  await remove();
  expect((await rows()).map(({ kind, to }) => [kind, to])).toEqual([['cancelled', 'ben@example.org']]);
});

test('no mail is sent for past nights, to guests who declined, or to guests who muted mails', async () => {
  await start();
  const { db } = app.services;
  const over = await invited(['ben@example.org']);
  await db
    .update(events)
    .set({ date: new Date('2024-05-03T18:00:00Z') })
    .where(eq(events.id, over));
  const coming = await invited(['no@example.org', 'Out@example.org', 'mute@example.org', 'yes@example.org']);
  const set = (email: string, values: Partial<typeof eventAttendees.$inferInsert>) =>
    db.update(eventAttendees).set(values).where(eq(eventAttendees.email, email));
  await set('no@example.org', { status: 'declined' });
  await set('mute@example.org', { mutedAt: new Date() });
  await db.insert(mailOptOuts).values({ userId: host.id, email: 'out@example.org' });
  await remove();
  expect(coming).toBeGreaterThan(over);
  expect((await rows()).map(({ to }) => to)).toEqual(['yes@example.org']);
});
