import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { answerInvitation, changeAttendee, listAttendees, removeAttendee } from '#shared/nights/attendees-contract.ts';
import { cancelEvent, changeEvent, getEvent } from '#shared/nights/events-contract.ts';
import { attendeeAnswers } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import { answer } from '#server/nights/answers.ts';
import { releaseExpiredOffers } from '#server/nights/service.ts';
import { addEventFor, addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { markInvited } from '#tests/support/rows/mark-invited.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';
import { inNightOf } from '#tests/support/server/locked-night.ts';

const app = testApp();
const second = testApp({ databaseOf: app });
const ana = ownerOfEachTest(app, { isPremiumPlus: true });

const accept = (attendeeId: number, partySize = 1, server = app, now = new Date()) =>
  inNightOf(server, attendeeId, (tx, event) =>
    answer(tx, event, { attendeeId, status: 'accepted', partySize, via: 'link', now }),
  );
const decline = (attendeeId: number) =>
  inNightOf(app, attendeeId, (tx, event) => answer(tx, event, { attendeeId, status: 'declined', via: 'link' }));
const guestsOf = async (eventId: number) =>
  (await ana.call(listAttendees, { params: { id: eventId } })).body.filter(({ isHost }) => !isHost);
const guestOf = async (eventId: number, id: number) => (await guestsOf(eventId)).find((guest) => guest.id === id);
const headsOf = async (eventId: number) => (await ana.call(getEvent, { params: { id: eventId } })).body.heads;
const offersTo = (attendeeId: number) =>
  app.services.db
    .select({ payload: mails.payload })
    .from(mails)
    .where(and(eq(mails.attendeeId, attendeeId), eq(mails.kind, 'seat_offered')));

async function nightFor(seats: number, guests: number): Promise<[eventId: number, guestIds: number[]]> {
  const { id } = await addEventFor(ana, { maxAttendees: seats });
  return [id, await addGuestsFor(ana, id, addresses(guests))];
}

test('of 50 concurrent answers on two servers for 6 seats, 6 get a seat and the rest queue in order', async () => {
  const [eventId, ids] = await nightFor(7, 50);
  await Promise.all(ids.map((id, index) => accept(id, 1, index % 2 === 0 ? app : second)));
  const guests = await guestsOf(eventId);
  const written = await app.services.db
    .select({ id: attendeeAnswers.attendeeId })
    .from(attendeeAnswers)
    .orderBy(asc(attendeeAnswers.id));
  const order = written.map(({ id }) => id).filter((id) => ids.includes(id));
  expect(await headsOf(eventId)).toBe(7);
  expect(guests.filter(({ status }) => status === 'accepted').map(({ id }) => id)).toEqual(
    order.slice(0, 6).toSorted((a, b) => a - b),
  );
  const waitlist = guests
    .filter(({ placeInLine }) => placeInLine !== null)
    .toSorted((a, b) => (a.placeInLine ?? 0) - (b.placeInLine ?? 0));
  expect(waitlist.map(({ placeInLine }) => placeInLine)).toEqual(Array.from({ length: 44 }, (_, index) => index + 1));
  expect(waitlist.map(({ id }) => id)).toEqual(order.slice(6));
});

test('of 20 concurrent answers with companions, the number of heads equals the number of seats', async () => {
  const [eventId, ids] = await nightFor(9, 20);
  await Promise.all(ids.map((id, index) => accept(id, (index % 3) + 1)));
  expect(await headsOf(eventId)).toBe(9);
  expect((await guestsOf(eventId)).filter(({ status }) => status === 'accepted').length).toBeLessThan(9);
});

test('concurrent answers and edits of the host end with as many heads as seats', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => makeOwner(app)));
  const { id } = await addEventFor(ana, { maxAttendees: 5 });
  const ids = await addGuestsFor(
    ana,
    id,
    people.map(({ email }) => email),
  );
  await markInvited(app, id);
  const replies = await Promise.all([
    ...people.map((person, index) =>
      person.call(answerInvitation, { params: { id: ids[index] ?? 0 }, body: { status: 'accepted' } }),
    ),
    ...['A', 'B', 'C'].map((title) => ana.call(changeEvent, { params: { id }, body: { title } })),
  ]);
  expect(replies.map(({ status }) => status)).toEqual(Array(15).fill(200));
  expect(await headsOf(id)).toBe(5);
});

describe('a free seat', () => {
  test('is offered to the first guest on the waitlist by mail, and is theirs when they accept', async () => {
    const [eventId, [bea = 0, cai = 0, dan = 0]] = await nightFor(2, 3);
    await accept(bea);
    await accept(cai);
    await accept(dan);
    expect(await guestOf(eventId, cai)).toMatchObject({ status: 'invited', placeInLine: 1, seatOfferedUntil: null });
    await decline(bea);
    expect((await guestOf(eventId, cai))?.seatOfferedUntil).toEqual(expect.any(String));
    expect(await offersTo(cai)).toHaveLength(1);
    expect((await accept(dan)).outcome).toBe('waitlisted');
    expect((await accept(cai)).attendee).toMatchObject({ status: 'accepted', seatOfferedUntil: null });
    expect(await guestOf(eventId, dan)).toMatchObject({ placeInLine: 1, seatOfferedUntil: null });
  });

  test('is offered to the next guest when the offer expires, and the first one leaves the waitlist', async () => {
    const [eventId, [bea = 0, cai = 0, dan = 0]] = await nightFor(2, 3);
    for (const id of [bea, cai, dan]) await accept(id);
    await decline(bea);
    const until = new Date((await guestOf(eventId, cai))?.seatOfferedUntil ?? 0);
    await releaseExpiredOffers(app.services.db, new Date(until.getTime() - 1));
    expect((await guestOf(eventId, cai))?.placeInLine).toBe(1);
    await Promise.all([releaseExpiredOffers(app.services.db, until), releaseExpiredOffers(second.services.db, until)]);
    expect(await guestOf(eventId, cai)).toMatchObject({ status: 'invited', placeInLine: null, seatOfferedUntil: null });
    expect((await guestOf(eventId, dan))?.seatOfferedUntil).toEqual(expect.any(String));
    expect(await offersTo(dan)).toHaveLength(1);
  });

  test('is offered for half of the remaining time shortly before the night', async () => {
    const start = new Date(Math.floor(Date.now() / 1000) * 1000 + 4 * 3_600_000);
    const { id } = await addEventFor(ana, { maxAttendees: 2, date: start.toISOString() });
    const [bea = 0, cai = 0] = await addGuestsFor(ana, id, addresses(2));
    await accept(bea);
    await accept(cai);
    await decline(bea);
    const until = Date.parse((await guestOf(id, cai))?.seatOfferedUntil ?? '');
    expect(Math.abs(start.getTime() - 2 * 3_600_000 - until)).toBeLessThan(60_000);
  });

  test('is held for a shorter time, which the guest is told, if the night is moved earlier', async () => {
    const [eventId, [bea = 0, cai = 0]] = await nightFor(2, 2);
    for (const id of [bea, cai]) await accept(id);
    await decline(bea);
    const date = new Date(Date.now() + 4 * 3_600_000);
    await ana.call(changeEvent, { params: { id: eventId }, body: { date: date.toISOString() } });
    const until = (await guestOf(eventId, cai))?.seatOfferedUntil ?? '';
    expect(Date.parse(until)).toBeLessThan(date.getTime());
    expect((await offersTo(cai)).map(({ payload }) => Date.parse(String(payload['until'])))).toEqual([
      Date.parse(until),
    ]);
  });

  test.each([
    ['by a removed guest', (bea: number) => ana.call(removeAttendee, { params: { id: bea } })],
    [
      'by a guest who brings fewer',
      async (bea: number) => {
        await accept(bea, 1);
      },
    ],
  ])('%s is offered too', async (_how, free) => {
    const [eventId, [bea = 0, cai = 0]] = await nightFor(3, 2);
    await accept(bea, 2);
    await accept(cai);
    await free(bea);
    expect((await guestOf(eventId, cai))?.seatOfferedUntil).toEqual(expect.any(String));
  });

  test('from a raised limit is offered to as many guests as fit', async () => {
    const [eventId, ids] = await nightFor(1, 4);
    for (const id of ids) await accept(id);
    await ana.call(changeEvent, { params: { id: eventId }, body: { maxAttendees: 3 } });
    const offered = (await guestsOf(eventId)).filter(({ seatOfferedUntil }) => seatOfferedUntil !== null);
    expect(offered.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(await offersTo(ids[0] ?? 0)).toHaveLength(1);
    const hours = (Date.parse(offered[0]?.seatOfferedUntil ?? '') - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
  });
});

describe('a seat assigned by the host', () => {
  const seat = (id: number, host = ana) => host.call(changeAttendee, { params: { id }, body: { seated: true } });

  test('is rejected for other hosts, for guests who are not on the waitlist, and for a cancelled night', async () => {
    const [eventId, [bea = 0, cai = 0]] = await nightFor(2, 2);
    await accept(bea);
    await accept(cai);
    expect((await seat(cai, await makeOwner(app))).status).toBe(404);
    expect((await seat(bea)).refusal.code).toBe('guest_not_in_line');
    await ana.call(cancelEvent, { params: { id: eventId } });
    expect((await seat(cai)).refusal.code).toBe('event_cancelled');
  });

  test('takes precedence over the waitlist and the limit, and the guest is notified', async () => {
    const [eventId, [bea = 0, cai = 0, dan = 0]] = await nightFor(2, 3);
    await markInvited(app, eventId);
    for (const id of [bea, cai, dan]) await accept(id);
    expect((await seat(dan)).body).toMatchObject({ status: 'accepted', placeInLine: null });
    expect(await headsOf(eventId)).toBe(3);
    expect(await guestOf(eventId, cai)).toMatchObject({ placeInLine: 1, seatOfferedUntil: null });
    const queued = await app.services.db
      .select({ payload: mails.payload })
      .from(mails)
      .where(and(eq(mails.attendeeId, dan), eq(mails.kind, 'answer_received')))
      .orderBy(asc(mails.id));
    expect(queued.at(-1)?.payload).toMatchObject({ status: 'accepted', outcome: 'as_answered' });
  });

  test('with two concurrent requests is assigned once', async () => {
    const [eventId, [bea = 0, cai = 0]] = await nightFor(2, 2);
    await accept(bea);
    await accept(cai);
    const replies = await Promise.all([seat(cai), seat(cai)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await headsOf(eventId)).toBe(3);
  });
});

test('a guest who asks for more seats than are free keeps their seats', async () => {
  const [eventId, [bea = 0, cai = 0]] = await nightFor(4, 2);
  await accept(bea);
  await accept(cai);
  await expect(accept(bea, 3)).rejects.toMatchObject({
    code: 'event_full',
    message: 'You and those you bring can have 2 seats. Your answer stays as it was.',
  });
  expect(await guestOf(eventId, bea)).toMatchObject({ status: 'accepted', partySize: 1 });
  expect((await accept(bea, 2)).attendee.partySize).toBe(2);
});

test('lowering the limit removes no attendees', async () => {
  const [eventId, [bea = 0, cai = 0, dan = 0]] = await nightFor(3, 3);
  await accept(bea);
  await accept(cai);
  await ana.call(changeEvent, { params: { id: eventId }, body: { maxAttendees: 2 } });
  expect(await headsOf(eventId)).toBe(3);
  expect((await accept(dan)).outcome).toBe('waitlisted');
});
