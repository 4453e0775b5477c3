import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeProfile } from '#shared/accounts/account-contract.ts';
import * as attendees from '#shared/nights/attendees-contract.ts';
import * as contracts from '#shared/nights/events-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { mailOptOuts } from '#shared/schema/mails.ts';
import { noAddress } from '#shared/text/guest-address.ts';
import { addEventFor, addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { freePort } from '#tests/support/server/free-port.ts';
import { startMailServer } from '#tests/support/server/mail-server.ts';
import { markSent } from '#tests/support/rows/mark-sent.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { startTestApp, testApp } from '#tests/support/server/test-app.ts';
import { addNamed, kindsTo, mailsOf, take } from './invited-guests.ts';

const app = testApp();
const cutOff = testApp({
  databaseOf: app,
  environment: { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` },
});
let ana: Person;
let event: { id: number };
beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  event = await addEventFor(ana, { location: 'Our kitchen' });
});

const of = (row: { id: number }) => ({ params: { id: row.id } });
const send = () => ana.call(contracts.sendInvitations, of(event));
const listed = async () => (await ana.call(attendees.listAttendees, of(event))).body.filter(({ isHost }) => !isHost);
const kinds = () => kindsTo(app, ana);
const guests = (...names: string[]) => addNamed(ana, event, names);

describe('invitations of a host without a name', () => {
  test('are refused, also one to a single guest, until the host has said who invites', async () => {
    const host = await makeOwner(app, { firstName: null, lastName: null });
    const night = await addEventFor(host);
    const [id = 0] = await addGuestsFor(host, night.id, ['bea@example.org']);
    const replies = [
      await host.call(contracts.sendInvitations, of(night)),
      await host.call(attendees.resendInvitation, { params: { id } }),
    ];
    expect(replies.map(({ refusal }) => refusal.code)).toEqual(['host_unnamed', 'host_unnamed']);
    expect(await mailsOf(app, host.id)).toEqual([]);
    await host.call(changeProfile, { body: { firstName: 'Maya' } });
    expect((await host.call(contracts.sendInvitations, of(night))).body).toEqual({ sent: 1, heldBack: 0 });
  });
});

describe('invitations', () => {
  test('are sent once to every guest but the host, and the response has their number', async () => {
    await guests('bea', 'cai');
    expect((await send()).body).toEqual({ sent: 2, heldBack: 0 });
    expect(await kinds()).toEqual(['invitation bea', 'invitation cai']);
    expect((await listed()).map(({ invitedAt, mail }) => [typeof invitedAt, mail?.state])).toEqual([
      ['string', 'waiting'],
      ['string', 'waiting'],
    ]);
    expect((await send()).refusal.code).toBe('nobody_to_invite');
    await guests('dan');
    expect((await send()).body).toEqual({ sent: 1, heldBack: 0 });
  });

  test('sent concurrently reach each guest once', async () => {
    await guests('bea', 'cai', 'dan');
    const replies = await Promise.all([send(), send(), send()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await kinds()).toEqual(['invitation bea', 'invitation cai', 'invitation dan']);
  });

  test('are rejected without guests', async () => {
    const { status, refusal } = await send();
    expect([status, refusal.code]).toEqual([409, 'nobody_to_invite']);
  });

  test('are rejected while the mail server is unreachable, and no guest is marked as invited', async () => {
    await guests('bea');
    const host = await makeOwner(cutOff);
    const hers = await addEventFor(host);
    await addGuestsFor(host, hers.id, ['cai@example.org']);
    const { status, refusal } = await host.call(contracts.sendInvitations, of(hers));
    expect([status, refusal.code]).toEqual([502, 'mail_unreachable']);
    const list = (await host.call(attendees.listAttendees, of(hers))).body;
    expect(list.map(({ invitedAt }) => invitedAt)).toEqual([null, null]);
    expect(await mailsOf(app, host.id)).toEqual([]);
  });

  test('are queued if the mail server responds', async () => {
    const mailServer = await startMailServer();
    const mailing = await startTestApp({ databaseOf: app, environment: { SMTP_URL: mailServer.url } });
    const host = await makeOwner(mailing);
    const hers = await addEventFor(host);
    await addGuestsFor(host, hers.id, ['cai@example.org']);
    expect((await host.call(contracts.sendInvitations, of(hers))).body).toEqual({ sent: 1, heldBack: 0 });
    await mailing.close();
    await mailServer.close();
  });

  test('are rejected for a cancelled or past night', async () => {
    await guests('bea');
    await ana.call(contracts.cancelEvent, of(event));
    expect((await send()).refusal.code).toBe('event_cancelled');
    event = await addEventFor(ana, { date: '2020-01-01T18:00:00Z' });
    await guests('bea');
    expect((await send()).refusal.code).toBe('event_over');
  });

  test('skip guests who muted mails, await approval, have no address or answered by a link', async () => {
    const [bea = 0, cai = 0, dan = 0] = await guests('bea', 'cai', 'dan', 'eve');
    await guests('fay');
    await addGuestsFor(ana, event.id, [noAddress('1')]);
    const set = (id: number, changes: object) =>
      app.services.db.update(eventAttendees).set(changes).where(eq(eventAttendees.id, id));
    await set(bea, { mutedAt: new Date() });
    await set(cai, { awaitsApproval: true });
    await take(app, dan, 'accepted');
    await app.services.db.insert(mailOptOuts).values({ userId: ana.id, email: 'eve@example.org' });
    const foreseen = (await listed()).filter(({ toInvite }) => toInvite);
    expect(foreseen.map(({ email }) => email)).toEqual(['fay@example.org']);
    expect((await send()).body).toEqual({ sent: 1, heldBack: 0 });
    expect(await kinds()).toEqual(['answer_received dan', 'invitation fay']);
    expect((await listed()).filter(({ toInvite }) => toInvite)).toEqual([]);
  });

  test('for 500 guests are accepted while all mails are queued', async () => {
    await addGuestsFor(ana, event.id, addresses(500));
    expect((await send()).body).toEqual({ sent: 500, heldBack: 0 });
    expect((await mailsOf(app, ana.id)).filter(({ state }) => state === 'waiting')).toHaveLength(500);
  });
});

describe('resending an invitation', () => {
  test('keeps the link, and is limited to four times a day', async () => {
    const [bea = 0] = await guests('bea');
    const link = async () =>
      (await ana.call(attendees.getGuestLink, { params: { id: bea }, body: { renew: false } })).body.url;
    const first = await link();
    await send();
    const resend = () => ana.call(attendees.resendInvitation, { params: { id: bea } });
    expect((await resend()).status).toBe(200);
    expect(await link()).toBe(first);
    expect(await mailsOf(app, ana.id)).toHaveLength(1);
    await markSent(app);
    for (let time = 0; time < 3; time += 1) {
      expect((await resend()).status).toBe(200);
      await markSent(app);
    }
    const refused = await resend();
    expect([refused.refusal.code, refused.headers.get('retry-after')]).toEqual(['too_many_requests', '86400']);
    expect((await mailsOf(app, ana.id)).map(({ occurrence }) => occurrence)).toEqual(['', '1', '2', '3']);
  });

  test('is rejected for the host, and for guests who muted mails', async () => {
    const [bea = 0] = await guests('bea');
    const resend = (id: number) => ana.call(attendees.resendInvitation, { params: { id } });
    const host = (await ana.call(attendees.listAttendees, of(event))).body[0]?.id ?? 0;
    expect((await resend(host)).status).toBe(400);
    await app.services.db.insert(mailOptOuts).values({ userId: ana.id, email: 'bea@example.org' });
    expect((await resend(bea)).refusal.code).toBe('guest_opted_out');
  });
});
