import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cancelEvent, changeEvent, deleteEvent, sendInvitations } from '#shared/nights/events-contract.ts';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { mailOptOuts, mails } from '#shared/schema/mails.ts';
import { tokenHash } from '#server/platform/http/link-token.ts';
import { startMailWork } from '#server/platform/mails/mail-work.ts';
import { smtpMailer } from '#server/platform/mails/smtp-mailer.ts';
import { addEventFor, addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { type MailServer, startMailServer } from '#tests/support/server/mail-server.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { readMail } from '#tests/support/mails/read-mail.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

const QUICK = { pollMs: 50, retrySeconds: 1, batch: 10, aheadMs: 300_000 };
const PATIENCE = { timeout: 25_000, interval: 50 };

let app: TestApp;
let post: MailServer;
let host: Person;
const stops: (() => Promise<void>)[] = [];

async function start(options: Parameters<typeof startMailServer>[0] = {}): Promise<void> {
  post = await startMailServer(options);
  app = await startTestApp({ environment: post.environment });
  host = await makeOwner(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });
}
const work = async (on = app) => stops.push(startMailWork(on.services, QUICK));

beforeEach(() => void stops.splice(0));
afterEach(async () => {
  for (const stop of stops) await stop();
  await app.close();
  post.die();
});

async function invite(guests: readonly string[], changes: object = {}) {
  const event = await addEventFor(host, { hostEmail: host.email, ...changes });
  const ids = await addGuestsFor(host, event.id, guests);
  const { status } = await host.call(sendInvitations, { params: { id: event.id } });
  if (status !== 200) throw new Error(`the invitations were refused: ${status}`);
  return { event, ids };
}

const rows = () => app.services.db.select().from(mails).orderBy(asc(mails.id));
const states = async () => (await rows()).map(({ state }) => state);
const settled = async () => {
  await expect.poll(states, PATIENCE).not.toContain('waiting');
};
const recipients = (server = post) => server.received.flatMap(({ to }) => to).toSorted();

describe('sending mails', () => {
  test('an invitation has the name of the host, and a link and calendar file of its own for each guest', async () => {
    await start();
    await work();
    await invite(['ben@example.org', 'cat@example.org'], { title: 'Friday Night', location: 'The kitchen' });
    await settled();
    expect(recipients()).toEqual(['ben@example.org', 'cat@example.org']);
    const [first, second] = await Promise.all(post.received.map(readMail));
    expect(first).toMatchObject({
      subject: 'Fri 3 May 2999, 18:00 · Friday Night',
      from: { name: 'Maya Lindqvist (Rollcall)', address: 'post@rollcall.test' },
      replyTo: [host.email],
      calendar: { method: 'PUBLISH', sequence: 0, location: 'The kitchen' },
    });
    const [link = '', token = ''] = /http:\S+\/rsvp\/([\w-]{43})\?a=accepted/.exec(first?.text ?? '') ?? [];
    const [guest] = await app.services.db
      .select()
      .from(eventAttendees)
      .where(eq(eventAttendees.linkHash, tokenHash(token)));
    expect(guest?.email).toBe(first?.to[0]);
    expect(first?.html).toContain(link);
    expect(second?.text).not.toContain(token);
    expect(first?.header('list-unsubscribe')).toEqual([expect.stringContaining(`<${app.origin}/stop-mails/`)]);
    expect(first?.header('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    expect(first?.calendar?.content).not.toContain(host.email);
    expect(first?.calendar?.uid).toMatch(/^[\da-f-]{36}@/);
    expect(JSON.stringify(await rows())).not.toContain(token);
  });

  test('the place is omitted for guests who may not see it yet', async () => {
    await start();
    await work();
    await invite(['ben@example.org'], { location: 'Secret cellar', showsPlace: false });
    await settled();
    expect(post.received).toHaveLength(1);
    const [mail] = await Promise.all(post.received.map(readMail));
    expect(mail?.calendar).toMatchObject({ location: null });
    expect(`${mail?.text}${mail?.html}`).not.toContain('Secret cellar');
  });

  test('names and titles cannot add headers or recipients', async () => {
    await start();
    const evil = 'Maya"\r\nBcc: eve@example.org\r\n\r\nboo';
    host = await makeOwner(app, { firstName: evil, isPremiumPlus: true });
    await work();
    await invite(['ben@example.org'], { title: 'A <b>night</b>' });
    await settled();
    expect(recipients()).toEqual(['ben@example.org']);
    const [mail] = await Promise.all(post.received.map(readMail));
    expect(mail?.header('bcc')).toEqual([]);
    expect(mail?.from?.address).toBe('post@rollcall.test');
    expect(mail?.html).toContain('A &lt;b&gt;night&lt;/b&gt;');
  });

  test('a moved night sends updates and a deleted one cancellations, with the same UID and a higher sequence', async () => {
    await start();
    await work();
    const { event } = await invite(['ben@example.org'], { date: '2999-05-03T18:00:00Z', timeZone: 'Europe/Lisbon' });
    await settled();
    await host.call(changeEvent, { params: { id: event.id }, body: { date: '2999-05-04T18:00:00Z' } });
    await expect.poll(() => post.received.length, PATIENCE).toBe(2);
    await settled();
    await host.call(deleteEvent, { params: { id: event.id } });
    await expect.poll(() => post.received.length, PATIENCE).toBe(3);
    const [invited, moved, cancelled] = await Promise.all(post.received.map(readMail));
    expect(moved?.text).toContain('When: Saturday 4 May 2999 at 19:00 (it was: Friday 3 May 2999 at 19:00)');
    expect(moved?.calendar).toMatchObject({ method: 'PUBLISH', uid: invited?.calendar?.uid, sequence: 1 });
    expect(cancelled?.calendar).toMatchObject({ method: 'CANCEL', uid: invited?.calendar?.uid, sequence: 2 });
    expect(cancelled?.subject).toBe('Cancelled: Sat 4 May 2999, 19:00 · Friday night');
  });

  test('a night that is moved into the past is told to those who wait for it, and moves in their calendars', async () => {
    await start();
    await work();
    const { event } = await invite(['ben@example.org'], { date: '2999-05-03T18:00:00Z' });
    await settled();
    await host.call(changeEvent, { params: { id: event.id }, body: { date: '2020-05-04T18:00:00Z' } });
    await expect.poll(() => post.received.length, PATIENCE).toBe(2);
    const [, moved] = await Promise.all(post.received.map(readMail));
    expect(moved?.text).toContain('Nothing is planned for the date that you knew.');
    expect(moved?.calendar).toMatchObject({ method: 'PUBLISH', sequence: 1 });
  });

  test('a guest who opted out gets no mail, in any spelling of the address', async () => {
    await start();
    const { ids } = await invite(['Ben@example.org', 'cat@example.org']);
    await app.services.db.insert(mailOptOuts).values({ userId: host.id, email: 'ben@example.org' });
    await work();
    await settled();
    expect(ids).toHaveLength(2);
    expect(recipients()).toEqual(['cat@example.org']);
    expect((await states()).toSorted()).toEqual(['dropped', 'sent']);
  });

  test('an unsent invitation of a cancelled night is dropped', async () => {
    await start();
    const { event } = await invite(['ben@example.org']);
    await host.call(cancelEvent, { params: { id: event.id } });
    await work();
    await settled();
    const subjects = (await Promise.all(post.received.map(readMail))).map(({ subject }) => subject);
    expect(subjects).not.toContain('Fri 3 May 2999, 18:00 · Friday night');
  });
});

describe('a failing mail server', () => {
  test('that rejects an address fails that mail permanently with its message; other mails are sent', async () => {
    await start({ refuses: (address) => address === 'ben@example.org' });
    await work();
    const { event } = await invite(['ben@example.org', 'cat@example.org']);
    await settled();
    expect(recipients()).toEqual(['cat@example.org']);
    const { body } = await host.call(listAttendees, { params: { id: event.id } });
    const mail = (email: string) => body.find((guest) => guest.email === email)?.mail;
    expect(mail('ben@example.org')).toMatchObject({
      state: 'failed',
      problem: 'The mail server refused this mail. It said: 550 5.1.1 No such person',
    });
    expect(mail('cat@example.org')).toMatchObject({ state: 'sent', problem: null });
  });

  test('that is unreachable for a single mail is retried soon', async () => {
    await start();
    await invite(['ben@example.org']);
    post.die();
    const warn = vi.spyOn(app.services.log, 'warn');
    await work();
    await expect.poll(async () => (await rows())[0]?.problem, PATIENCE).toMatch(/We keep trying\.$/);
    expect(warn.mock.calls.map(([, words]) => words)).toEqual(['a mail was not sent']);
  });

  test('that crashes after the first of twenty mails gets each mail once after its return', async () => {
    await start({ diesAfter: 1 });
    const guests = addresses(20);
    await invite(guests);
    await work();
    await expect.poll(async () => (await rows()).filter(({ problem }) => problem).length, PATIENCE).toBeGreaterThan(0);
    expect((await rows()).find(({ problem }) => problem)).toMatchObject({
      state: 'waiting',
      problem: expect.stringMatching(/We keep trying\.$/) as string,
    });
    const first = recipients();
    post = await startMailServer({ port: Number(new URL(post.url).port) });
    await settled();
    expect([...first, ...recipients()].toSorted()).toEqual(guests.toSorted());
    expect(new Set(await states())).toEqual(new Set(['sent']));
  });

  test('that hangs during a mail gets that mail again, and each other mail once', async () => {
    await start({ hangsAfter: 3 });
    const guests = addresses(8);
    await invite(guests);
    const short = { connectionTimeout: 1_000, greetingTimeout: 1_000, socketTimeout: 300 };
    const mailer = smtpMailer({ url: post.url }, 'Rollcall <post@rollcall.test>', short);
    stops.push(startMailWork({ ...app.services, mailer }, QUICK), () => mailer.close());
    await expect.poll(async () => (await rows()).filter(({ problem }) => problem).length, PATIENCE).toBeGreaterThan(0);
    const first = recipients();
    expect(first).toHaveLength(3);
    post.die();
    post = await startMailServer({ port: Number(new URL(post.url).port) });
    await settled();
    expect([...first, ...recipients()].toSorted()).toEqual(guests.toSorted());
  });
});

describe('the mail job', () => {
  test('of two servers on one database sends each of forty mails once', async () => {
    await start();
    const other = await startTestApp({
      databaseOf: app,
      environment: post.environment,
    });
    await Promise.all([work(), work(other)]);
    const guests = addresses(40);
    await invite(guests);
    await settled();
    expect(recipients()).toEqual(guests.toSorted());
    for (const stop of stops.splice(0)) await stop();
    await other.close();
  });

  test('sends what was queued while no server ran', async () => {
    await start();
    await work();
    for (const stop of stops.splice(0)) await stop();
    await invite(['ben@example.org']);
    await work();
    await settled();
    expect(recipients()).toEqual(['ben@example.org']);
  });
});
