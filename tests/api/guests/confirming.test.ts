import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cancelEvent, changeEvent, deleteEvent, getEvent } from '#shared/nights/events-contract.ts';
import { setJoinLink } from '#shared/nights/join-links-contract.ts';
import { listJoinRequests } from '#shared/nights/join-requests-contract.ts';
import { eventJoinRequests } from '#shared/schema/attendees.ts';
import { mailOptOuts, mails } from '#shared/schema/mails.ts';
import { deleteExpiredRequests } from '#server/nights/request-store.ts';
import { addEventFor, addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { guestPath, open, send, sharedPath, wholeDatabase } from '#tests/support/server/guest-pages.ts';
import { confirmPath, sendMailsTo } from '#tests/support/mails/join-mails.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { sendDueMails, shiftClock } from '#tests/support/mails/sent-mails.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';
import { CAT, typedAddresses } from '#tests/support/accounts/typed-addresses.ts';

const app = testApp();
const maya = ownerOfEachTest(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });

const { join, confirm, shared, requested, guestsOf, requestsOf, kindsTo } = typedAddresses(() => ({ app, maya }));

describe('the response to an entered address does not reveal whether it is on the list', () => {
  test.each([
    ['a night with seats', {}],
    ['one seat left', { maxAttendees: 3 }],
    ['a full night', { maxAttendees: 2 }],
    ['a night whose host approves', { maxAttendees: 3, requiresApproval: true }],
  ])('by response, page, counts or cookies: %s', async (_, changes) => {
    const { event, path } = await shared({ isPublic: true, ...changes });
    const [ben = 0] = await addGuestsFor(maya, event.id, ['ben@example.org']);
    expect((await send(app, await guestPath(maya, ben), { status: 'accepted', along: '0' })).status).toBe(303);
    const pages = [path, `${path}?sent`, `/night/${event.publicId}`];
    const shown = async () =>
      Promise.all(
        pages.map(async (page) => (await open(app, page)).html.replace(/name="once" value="[\w-]+"/, 'name="once"')),
      );
    const before = await shown();
    const seen = [];
    for (const email of ['ben@example.org', 'new@example.org', maya.email]) {
      const { status, headers, html } = await join(path, { email });
      const { date: _date, 'x-request-id': _id, ...sent } = Object.fromEntries(headers);
      seen.push({ status, sent, html, pages: await shown() });
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(seen[0]?.pages).toEqual(before);
    expect(seen[0]?.sent).not.toHaveProperty('set-cookie');
    expect(await guestsOf(event.id)).toMatchObject([{ email: 'ben@example.org', status: 'accepted' }]);
  });

  test('by the queries before the response', async () => {
    const { event, path } = await shared();
    await addGuestsFor(maya, event.id, ['ben@example.org']);
    const rowsAfter = async (email: string) => {
      await join(path, { email });
      return [await kindsTo(event.id, email), await app.services.db.$count(eventJoinRequests)];
    };
    const [listed, first] = await rowsAfter('ben@example.org');
    const [fresh, second] = await rowsAfter('new@example.org');
    expect([listed, fresh]).toEqual([['join_confirmation'], ['join_confirmation']]);
    expect(Number(second) - Number(first)).toBe(1);
  });
});

describe('nobody is added to the list', () => {
  test('by entering an address: no seat is taken, and the host sees pending confirmations', async () => {
    const { event } = await requested({ maxAttendees: 2 }, { name: 'Cat Alves' });
    expect(await guestsOf(event.id)).toEqual([]);
    expect((await maya.call(getEvent, { params: { id: event.id } })).body.heads).toBe(1);
    expect(await kindsTo(event.id, CAT)).toEqual(['join_confirmation']);
    expect((await maya.call(listJoinRequests, { params: { id: event.id } })).body).toEqual([
      { id: expect.any(Number), email: CAT, name: 'Cat Alves', partySize: 1, createdAt: expect.any(String) },
    ]);
    const stranger = await makeOwner(app);
    expect((await stranger.call(listJoinRequests, { params: { id: event.id } })).status).toBe(404);
  });

  test('by opening the link, any number of times', async () => {
    const { path } = await requested();
    const before = await wholeDatabase(app);
    for (const method of ['GET', 'HEAD', 'GET']) expect((await open(app, path, { method })).status).toBe(200);
    expect((await open(app, `${path}/confirm`)).status).toBe(404);
    const { rate_limits: _after, ...after } = await wholeDatabase(app);
    const { rate_limits: _before, ...rest } = before;
    expect(after).toEqual(rest);
  });

  test('by a form from another site, without a name, or with more heads than seats', async () => {
    const { event, path } = await requested({ maxAttendees: 3 });
    expect((await send(app, `${path}/confirm`, { name: 'Cat' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    const nameless = await confirm(path, { name: ' ' });
    expect([nameless.status, nameless.text.includes('Please tell us your name')]).toEqual([400, true]);
    const many = await confirm(path, { along: '3' });
    expect([many.status, many.text.includes('This night has 3 seats in all.')]).toEqual([409, true]);
    expect(await guestsOf(event.id)).toEqual([]);
  });

  test('after joining was disabled, after a week, or after a cancellation', async () => {
    const off = await requested();
    await maya.call(setJoinLink, { params: { id: off.event.id }, body: { state: 'new' } });
    expect((await confirm(off.path)).status).toBe(404);
    expect(await requestsOf(off.event.id)).toEqual([]);

    const hidden = await addEventFor(maya, { isPublic: true });
    await join(`/night/${hidden.publicId}`, {});
    const path = await confirmPath(app, hidden.id, CAT);
    await maya.call(changeEvent, { params: { id: hidden.id }, body: { isPublic: false } });
    expect((await confirm(path)).status).toBe(404);

    const late = await requested();
    const { db } = app.services;
    await db
      .update(eventJoinRequests)
      .set({ createdAt: sql`now() - interval '8 days'` })
      .where(eq(eventJoinRequests.eventId, late.event.id));
    expect((await open(app, late.path)).status).toBe(404);
    expect((await confirm(late.path)).status).toBe(404);
    await deleteExpiredRequests(db);
    expect(await db.$count(eventJoinRequests, eq(eventJoinRequests.eventId, late.event.id))).toBe(0);

    const cancelled = await requested();
    await maya.call(cancelEvent, { params: { id: cancelled.event.id } });
    expect((await open(app, cancelled.path)).text).toContain('This night is cancelled');
    expect((await confirm(cancelled.path)).status).toBe(409);
    expect(await guestsOf(cancelled.event.id)).toEqual([]);
  });

  test('beyond the guest limit of the plan of the host', async () => {
    const free = await makeOwner(app, { firstName: 'Maya' });
    const event = await addEventFor(free);
    await addGuestsFor(free, event.id, addresses(19));
    await join(await sharedPath(free, event.id), {});
    const path = await confirmPath(app, event.id, CAT);
    await addGuestsFor(free, event.id, ['last@example.org']);
    const full = await confirm(path);
    expect([full.status, full.text.includes('The guest list of this night is full.')]).toEqual([409, true]);
  });

  test('if the recipient says that it was not them; they get no further mails of the host', async () => {
    const { event, path, shared: joinPath } = await requested();
    const page = await send(app, `${path}/not-you`, {});
    expect([page.status, page.text.includes('Your address is deleted')]).toEqual([200, true]);
    expect((await confirm(path)).status).toBe(404);
    expect(await requestsOf(event.id)).toEqual([]);
    expect(await app.services.db.$count(mailOptOuts, eq(mailOptOuts.email, CAT))).toBe(1);
    await join(joinPath, {});
    expect(await sendMailsTo(app, event.id, CAT)).toEqual([]);
    await app.services.db.delete(mailOptOuts).where(eq(mailOptOuts.email, CAT));
  });

  test('if the recipient unsubscribes in their mail program', async () => {
    const { event, path } = await requested();
    const stopped = await send(app, `${path}/stop`, { 'List-Unsubscribe': 'One-Click' }, {});
    expect(stopped.status).toBe(200);
    expect(await requestsOf(event.id)).toEqual([]);
    await app.services.db.delete(mailOptOuts).where(eq(mailOptOuts.email, CAT));
  });
});

describe('the confirmation mail', () => {
  test('is sent once a day and three times in total, for any number of requests', async () => {
    const { event, path } = await shared();
    const count = async () => (await kindsTo(event.id, CAT)).length;
    const nextDay = () =>
      app.services.db
        .update(mails)
        .set({ createdAt: sql`${mails.createdAt} - interval '1 day'` })
        .where(eq(mails.to, CAT));
    for (let n = 0; n < 4; n += 1) await join(path, { name: `Name ${n}` });
    expect(await count()).toBe(1);
    for (let day = 0; day < 4; day += 1) {
      await nextDay();
      await join(path, {});
    }
    expect(await count()).toBe(3);
  });

  test('is sent no more often because the host deletes the night and plans another', async () => {
    const queued = [];
    for (let turn = 0; turn < 6; turn += 1) {
      if (turn > 1) await shiftClock(app, '25 hours');
      const { event, path } = await shared();
      await join(path, {});
      queued.push((await kindsTo(event.id, CAT)).length);
      await sendDueMails(app);
      await maya.call(deleteEvent, { params: { id: event.id } });
    }
    expect(queued).toEqual([1, 0, 1, 1, 0, 0]);
    await shiftClock(app, '15 days');
    const { event, path } = await shared();
    await join(path, {});
    expect(await kindsTo(event.id, CAT)).toEqual(['join_confirmation']);
  });

  test('contains nothing that was entered with the address, and is never sent to the host', async () => {
    const { event } = await requested({}, { name: 'Buy at https://example.com' });
    const [mail] = await sendMailsTo(app, event.id, CAT);
    expect(JSON.stringify(mail)).not.toContain('example.com');
    expect(mail?.replyTo).toBeUndefined();
    await join(await sharedPath(maya, event.id), { email: maya.email });
    expect(await sendMailsTo(app, event.id, maya.email)).toEqual([]);
  });
});
