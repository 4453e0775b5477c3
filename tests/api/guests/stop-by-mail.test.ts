import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '#shared/accounts/account-contract.ts';
import { listAttendees, removeAttendee, resendInvitation } from '#shared/nights/attendees-contract.ts';
import { cancelEvent, changeEvent, deleteEvent, sendInvitations } from '#shared/nights/events-contract.ts';
import { askHostEmail } from '#shared/nights/host-email-contract.ts';
import { removeHost } from '#shared/organizations/hosts-contract.ts';
import { setJoinLink } from '#shared/nights/join-links-contract.ts';
import { listJoinRequests } from '#shared/nights/join-requests-contract.ts';
import type { MailKind } from '#shared/enums.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { mailOptOuts, mails, mailSends, senderAddresses } from '#shared/schema/mails.ts';
import { queueMail } from '#server/platform/mails/queue-mail.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { guestPath, open, send, sharedPath, wholeDatabase } from '#tests/support/server/guest-pages.ts';
import { markInvited } from '#tests/support/rows/mark-invited.ts';
import { askToHost, makeOrganization } from '#tests/support/server/organization.ts';
import { recordingMailer, sendDelayedMails, sendDueMails } from '#tests/support/mails/sent-mails.ts';
import { stopPathIn } from '#tests/support/mails/stop-links.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const { mailer, sentMails } = recordingMailer();
const app = testApp({ services: { mailer } });
const maya = ownerOfEachTest(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });
const BEN = 'ben@example.org';

beforeEach(async () => {
  await app.services.db.delete(mails);
  await app.services.db.delete(mailSends);
  await app.services.db.delete(mailOptOuts);
  sentMails.splice(0);
});

/** Sends what waits, and returns the path of the stop link in the only mail to an address. */
async function stopPathSentTo(address: string): Promise<string> {
  await sendDelayedMails(app);
  const [mail, ...others] = sentMails.splice(0).filter(({ to }) => to === address);
  if (!mail || others.length > 0) throw new Error(`there is not one mail to ${address}`);
  return stopPathIn(mail);
}

/** As a mail program does it: no cookie, no page, another site. */
const oneClick = (path: string) =>
  fetch(app.origin + path, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    headers: { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' },
    redirect: 'manual',
  });
const optOuts = async (userId = maya.id) =>
  (await app.services.db.select().from(mailOptOuts).where(eq(mailOptOuts.userId, userId))).map(({ email }) => email);

async function night(changes: object = {}) {
  const event = await addEventFor(maya, changes);
  const [id = 0] = await addGuestsFor(maya, event.id, [BEN]);
  return { event, id };
}

async function invite() {
  const { event, id } = await night();
  const path = await guestPath(maya, id);
  await maya.call(sendInvitations, { params: { id: event.id } });
  return { event, id, path, stopPath: await stopPathSentTo(BEN) };
}

/** Adds the guest once more, and says whether they can be written to. */
async function canBeInvitedAgain(eventId: number): Promise<boolean> {
  const [id = 0] = await addGuestsFor(maya, eventId, [BEN]);
  const guests = (await maya.call(listAttendees, { params: { id: eventId } })).body;
  const { refusal } = await maya.call(resendInvitation, { params: { id } });
  return !guests.find((guest) => guest.id === id)?.muted && refusal?.code !== 'guest_opted_out';
}

describe('the stop link of a mail works after the host has renewed the link of the guest', () => {
  const DATE = '2999-05-03T18:00:00.000Z';
  test.each<[MailKind, object, object]>([
    ['invitation', {}, {}],
    ['changed', { changes: [{ what: 'durationMinutes', before: 180, after: 240 }] }, {}],
    ['reminder', { reminder: 'week', date: DATE }, {}],
    ['message', { texts: ['Bring slippers.'] }, {}],
    ['nudge', {}, {}],
    ['results', {}, { date: '2001-05-03T18:00:00Z' }],
  ])('%s', async (kind, payload, changes) => {
    const { event, id } = await night(changes);
    await markInvited(app, event.id);
    await app.services.db.update(eventAttendees).set({ came: true }).where(eq(eventAttendees.eventId, event.id));
    await app.services.db.transaction((tx) =>
      queueMail(tx, {
        userId: maya.id,
        eventId: event.id,
        attendeeId: id,
        kind,
        occurrence: '',
        to: BEN,
        payload: { ...payload },
      }),
    );
    const stopPath = await stopPathSentTo(BEN);
    await guestPath(maya, id, true);
    const page = await open(app, stopPath);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Stop mails from Maya Lindqvist?')]);
    expect(page.html.length).toBeLessThan(12_000);
    expect(await optOuts()).toEqual([]);
    expect((await oneClick(stopPath)).status).toBe(200);
    expect(await optOuts()).toEqual([BEN]);
  });

  test('by its button, and says so from then on', async () => {
    const { id, stopPath } = await invite();
    await guestPath(maya, id, true);
    const action = /<form method="post" action="([^"]+)"/.exec((await open(app, stopPath)).html)?.[1] ?? '';
    for (let press = 0; press < 2; press += 1) {
      const pressed = await send(app, action, {});
      expect([pressed.status, pressed.text]).toEqual([
        200,
        expect.stringContaining('Maya Lindqvist cannot write to you through Rollcall any more.'),
      ]);
    }
    expect(await optOuts()).toEqual([BEN]);
    expect((await open(app, stopPath)).text).toContain('No more of these mails');
  });
});

test('a guest who was removed stops mails by an earlier mail, and is not invited again', async () => {
  const { event, id, stopPath } = await invite();
  await maya.call(removeAttendee, { params: { id } });
  expect(await canBeInvitedAgain(event.id)).toBe(true);
  expect((await oneClick(stopPath)).status).toBe(200);
  expect(await canBeInvitedAgain(event.id)).toBe(false);
});

test('a guest of a deleted night stops mails by an earlier mail, and is not invited to another one', async () => {
  const { event, stopPath } = await invite();
  await maya.call(deleteEvent, { params: { id: event.id } });
  expect((await oneClick(stopPath)).status).toBe(200);
  expect(await canBeInvitedAgain((await addEventFor(maya)).id)).toBe(false);
});

test.each([
  ['removes them', (_event: number, id: number) => maya.call(removeAttendee, { params: { id } })],
  ['cancels the night', (id: number) => maya.call(cancelEvent, { params: { id } })],
  ['deletes the night', (id: number) => maya.call(deleteEvent, { params: { id } })],
])('a guest who is told that the host %s can stop mails by that mail', async (_, act) => {
  const { event, id } = await invite();
  await act(event.id, id);
  const stopPath = await stopPathSentTo(BEN);
  expect((await open(app, stopPath)).text).toContain('Stop mails from Maya Lindqvist?');
  expect((await oneClick(stopPath)).status).toBe(200);
  expect(await canBeInvitedAgain((await addEventFor(maya)).id)).toBe(false);
});

describe('whose address was typed on the page of a night stops mails', () => {
  async function typed() {
    const event = await addEventFor(maya);
    const path = await sharedPath(maya, event.id);
    await send(app, path, { name: 'Ben', email: BEN, along: '0' });
    return { event, stopPath: await stopPathSentTo(BEN) };
  }

  test('and their request is deleted', async () => {
    const { event, stopPath } = await typed();
    expect((await open(app, stopPath)).text).toContain('and is not confirmed, would be deleted.');
    expect((await oneClick(stopPath)).status).toBe(200);
    expect((await maya.call(listJoinRequests, { params: { id: event.id } })).body).toEqual([]);
    expect(await optOuts()).toEqual([BEN]);
  });

  test.each([
    ['replaced the shared link', (id: number) => maya.call(setJoinLink, { params: { id }, body: { state: 'new' } })],
    [
      'switched the shared link off',
      (id: number) => maya.call(setJoinLink, { params: { id }, body: { state: 'off' } }),
    ],
    ['deleted the night', (id: number) => maya.call(deleteEvent, { params: { id } })],
  ])('after the host has %s', async (_, act) => {
    const { event, stopPath } = await typed();
    await act(event.id);
    expect((await oneClick(stopPath)).status).toBe(200);
    expect(await optOuts()).toEqual([BEN]);
  });
});

test('who was asked to host stops mails after the invitation was withdrawn, and declines the next one', async () => {
  const cellar = await makeOrganization(app);
  const first = await askToHost(cellar, { email: BEN });
  const stopPath = await stopPathSentTo(BEN);
  await cellar.call(removeHost, { params: { id: first } });
  await app.services.db.delete(mails).where(eq(mails.state, 'waiting'));
  expect((await open(app, stopPath)).text).toContain('You would also decline the invitation to host.');
  expect((await oneClick(stopPath)).status).toBe(200);
  await expect(askToHost(cellar, { email: BEN })).rejects.toThrow('409');
});

test('whose address was given as a contact stops mails after twenty others were given', async () => {
  const club = 'club@example.org';
  const event = await addEventFor(maya, { hostEmail: club });
  const stopPath = await stopPathSentTo(club);
  for (let other = 0; other < 20; other += 1)
    await maya.call(changeEvent, { params: { id: event.id }, body: { hostEmail: `club${other}@example.org` } });
  expect(await app.services.db.$count(senderAddresses, eq(senderAddresses.email, club))).toBe(0);
  await maya.call(changeEvent, { params: { id: event.id }, body: { hostEmail: club } });
  expect((await oneClick(stopPath)).status).toBe(200);
  expect(await app.services.db.$count(senderAddresses, eq(senderAddresses.email, club))).toBe(0);
  await maya.call(askHostEmail, { params: { id: event.id } });
  await sendDueMails(app);
  expect(sentMails.filter(({ to }) => to === club)).toEqual([]);
});

test('after the account of the host is deleted, the page says that nothing more comes', async () => {
  const { stopPath } = await invite();
  await maya.call(deleteAccount, { body: { confirm: 'DELETE' } });
  const last = await stopPathSentTo(BEN);
  for (const path of [stopPath, last]) {
    expect((await open(app, path)).text).toContain('Nothing more comes');
    const pressed = await oneClick(path);
    expect([pressed.status, await pressed.text()]).toEqual([200, expect.stringContaining('Nothing more comes')]);
  }
});

describe('opening a stop link', () => {
  test('leads to the buttons of the guest’s own page, only while the link of that mail is valid', async () => {
    const { event, id, path, stopPath } = await invite();
    const own = await open(app, stopPath);
    expect([own.status, own.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(new RegExp(`^${path}\\?own=[\\w-]{43}#stop$`)),
    ]);
    expect((await open(app, stopPath.replace(/\?.*/, ''))).status).toBe(200);
    expect((await open(app, `${stopPath}x`)).status).toBe(200);
    await guestPath(maya, id, true);
    expect((await open(app, stopPath)).status).toBe(200);
    await maya.call(cancelEvent, { params: { id: event.id } });
    expect((await open(app, stopPath)).status).toBe(200);
  });

  test('changes nothing', async () => {
    const { id, stopPath } = await invite();
    await guestPath(maya, id, true);
    const before = await wholeDatabase(app);
    for (const method of ['GET', 'HEAD'])
      expect((await fetch(app.origin + stopPath, { method, redirect: 'manual' })).status).toBe(200);
    expect(await wholeDatabase(app)).toEqual(before);
  });

  test('is secret: no referrer, no cache, no index', async () => {
    const { id, stopPath } = await invite();
    await guestPath(maya, id, true);
    const { headers } = await open(app, stopPath);
    expect(['referrer-policy', 'cache-control', 'x-robots-tag', 'set-cookie'].map((name) => headers.get(name))).toEqual(
      ['no-referrer', 'no-store', 'noindex, nofollow', null],
    );
  });
});

test('a forged stop link stops nothing', async () => {
  const { stopPath } = await invite();
  const [, id = '', token = ''] = /\/stop-mails\/(\d+)-([\w-]+)/.exec(stopPath) ?? [];
  for (const forged of [`${id}-${'a'.repeat(43)}`, `${Number(id) + 1}-${token}`, `${id}-${token}x`, id, 'x']) {
    expect((await open(app, `/stop-mails/${forged}`)).status).toBe(404);
    expect((await oneClick(`/stop-mails/${forged}`)).status).toBe(404);
  }
  expect(await optOuts()).toEqual([]);
});
