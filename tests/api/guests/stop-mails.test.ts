import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listAttendees, removeAttendee, resendInvitation } from '#shared/nights/attendees-contract.ts';
import { sendInvitations } from '#shared/nights/events-contract.ts';
import { mailOptOuts, mails } from '#shared/schema/mails.ts';
import { deleteAttendee } from '#server/nights/attendees-store.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { guestPath, open, send } from '#tests/support/server/guest-pages.ts';
import { recordingMailer, sendDueMails } from '#tests/support/mails/sent-mails.ts';
import { stopPathIn } from '#tests/support/mails/stop-links.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';
import { aWaitingStatement } from '#tests/support/server/waiting-statement.ts';
import { lockNight } from '#tests/support/server/locked-night.ts';

const { mailer, sentMails } = recordingMailer();
const app = testApp({ services: { mailer } });
const maya = ownerOfEachTest(app, { firstName: 'Maya', lastName: 'Lindqvist' });

async function invite() {
  const event = await addEventFor(maya);
  const [id = 0, other = 0] = await addGuestsFor(maya, event.id, ['ben@example.org', 'cat@example.org']);
  const path = await guestPath(maya, id);
  await maya.call(sendInvitations, { params: { id: event.id } });
  const isMuted = async (who = id) =>
    (await maya.call(listAttendees, { params: { id: event.id } })).body.find((guest) => guest.id === who)?.muted;
  return { event, id, other, path, isMuted };
}
/** Returns the part that distinguishes the link in the guest's mail from the link that hosts see. */
async function proofInMail(path: string): Promise<string> {
  await sendDueMails(app);
  const opened = await Promise.all(sentMails.splice(0).map((mail) => open(app, stopPathIn(mail))));
  const own = opened
    .map(({ headers }) => headers.get('location')?.split(`${path}?own=`)[1]?.split('#stop')[0])
    .find(Boolean);
  if (!own) throw new Error('no mail has a link for its reader alone');
  return own;
}
const optOuts = () => app.services.db.select().from(mailOptOuts).where(eq(mailOptOuts.userId, maya.id));

/** As a mail program does it: no cookie, no page, sometimes an origin of its own. */
const oneClick = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${app.origin}${path}/stop`, { method: 'POST', body, headers, redirect: 'manual' });

test('a one-click unsubscribe stops all mails of the host to this guest only', async () => {
  const { id, other, path, isMuted } = await invite();
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const response = await oneClick(path, body, { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' });
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await isMuted()).toBe(true);
  expect(await isMuted(other)).toBe(false);
  expect((await maya.call(resendInvitation, { params: { id } })).refusal.code).toBe('guest_opted_out');
  expect((await oneClick(path, body)).status).toBe(200);
  expect(await optOuts()).toHaveLength(1);
});

test('a one-click unsubscribe can be sent as multipart', async () => {
  const { path, isMuted } = await invite();
  const body = new FormData();
  body.set('List-Unsubscribe', 'One-Click');
  expect((await oneClick(path, body)).status).toBe(200);
  expect(await isMuted()).toBe(true);
});

test('any other request, or an unknown link, stops no mails', async () => {
  const { path, isMuted } = await invite();
  expect((await oneClick(path, new URLSearchParams({ something: 'else' }))).status).toBe(400);
  expect((await oneClick(path, '{}', { 'Content-Type': 'application/json' })).status).toBe(400);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await oneClick(`/rsvp/${'x'.repeat(43)}`, body)).status).toBe(404);
  expect(await isMuted()).toBe(false);
});

test('opening the address redirects to the buttons and stops no mails', async () => {
  const { path, isMuted } = await invite();
  const page = await open(app, `${path}/stop`);
  expect(page.status).toBe(303);
  expect(page.headers.get('location')).toBe(`${path}#stop`);
  expect((await open(app, path)).html).toContain('id="stop"');
  expect(await isMuted()).toBe(false);
});

test('one button stops mails of the night, another one all mails of the host', async () => {
  const { path, isMuted } = await invite();
  expect((await send(app, `${path}/mails`, { stop: 'night' })).headers.get('location')).toBe(`${path}?mails#stop`);
  expect(await isMuted()).toBe(true);
  expect(await optOuts()).toEqual([]);
  expect((await open(app, path)).text).toContain('You get no more mails about this night.');

  await send(app, `${path}/mails`, { stop: 'host' });
  expect(await optOuts()).toMatchObject([{ email: 'ben@example.org' }]);
  expect((await open(app, path)).text).toContain('Maya Lindqvist cannot write to you through Rollcall any more.');
});

test.each(['night', 'host'] as const)(
  'the host, who also knows the link, cannot undo the opt-out of a guest for the %s',
  async (stop) => {
    const { id, other, path, isMuted } = await invite();
    const foreign = await proofInMail(await guestPath(maya, other));
    await send(app, `${path}/mails`, { stop });
    const page = await open(app, path);
    expect(page.html).not.toContain('value="none"');
    expect(page.text).toContain('open “Stop mails from Maya Lindqvist” in any mail');
    for (const own of ['', '?own=', `?own=${'x'.repeat(43)}`, `?own=${foreign}`])
      expect((await send(app, `${path}/mails${own}`, { stop: 'none' })).status).toBe(404);
    expect(await isMuted()).toBe(true);
    expect((await maya.call(resendInvitation, { params: { id } })).refusal.code).toBe('guest_opted_out');
  },
);

test('a guest who muted a night, was removed and added again gets no mails, in any spelling', async () => {
  const { event, id, path, isMuted } = await invite();
  await send(app, `${path}/mails`, { stop: 'night' });
  await maya.call(removeAttendee, { params: { id } });
  const [again = 0] = await addGuestsFor(maya, event.id, ['ben+games@example.org']);
  expect(await isMuted(again)).toBe(true);
  expect((await maya.call(resendInvitation, { params: { id: again } })).refusal.code).toBe('guest_opted_out');
  await app.services.db.delete(mails);
  await maya.call(sendInvitations, { params: { id: event.id } });
  expect(await app.services.db.select().from(mails)).toEqual([]);
});

test('the link in a mail leads to a button that undoes both', async () => {
  const { path, isMuted } = await invite();
  const own = await proofInMail(path);
  expect((await send(app, `${path}/mails?own=${own}`, { stop: 'night' })).headers.get('location')).toBe(
    `${path}?mails&own=${own}#stop`,
  );
  expect((await open(app, `${path}?own=${own}`)).html).toContain(`formaction="${path}/mails?own=${own}"`);
  await send(app, `${path}/mails?own=${own}`, { stop: 'none' });
  expect(await isMuted()).toBe(false);

  await send(app, `${path}/mails`, { stop: 'host' });
  expect((await open(app, `${path}?own=${own}`)).text).toContain('Write to me again');
  await send(app, `${path}/mails?own=${own}`, { stop: 'none' });
  expect(await optOuts()).toEqual([]);
  expect(await isMuted()).toBe(false);
});

test('the buttons reject other sites and unknown values', async () => {
  const { path, isMuted } = await invite();
  expect((await send(app, `${path}/mails`, { stop: 'night' }, { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await send(app, `${path}/mails`, { stop: 'everybody' })).status).toBe(400);
  expect(await isMuted()).toBe(false);
});

test('a guest who is removed while they stop mails is told that their link opens nothing', async () => {
  const { event, id, path } = await invite();
  const { stopping } = await app.services.db.transaction(async (tx) => {
    await lockNight(tx, event.id);
    await deleteAttendee(tx, id);
    const sent = send(app, `${path}/mails`, { stop: 'night' });
    await aWaitingStatement(app);
    return { stopping: sent };
  });
  expect((await stopping).status).toBe(404);
});
