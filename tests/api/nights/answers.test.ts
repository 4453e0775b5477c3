import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as contracts from '#shared/nights/attendees-contract.ts';
import { cancelEvent, changeEvent, getEvent, setEventGames } from '#shared/nights/events-contract.ts';
import type { RsvpAnswer } from '#shared/enums.ts';
import { attendeeAnswers, eventAttendees } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import { type AnswerGiven, answer } from '#server/nights/answers.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { markInvited } from '#tests/support/rows/mark-invited.ts';
import { markSent } from '#tests/support/rows/mark-sent.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { inNightOf } from '#tests/support/server/locked-night.ts';

const app = testApp();
let ana: Person;
let bea: Person;
let event: { id: number };
/** Bea on Ana's list. */
let seat: number;
beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  bea = await makeOwner(app, { firstName: 'Bea' });
  event = await addEventFor(ana, { location: 'Our kitchen' });
  [seat = 0] = await addGuestsFor(ana, event.id, [bea.email]);
  await markInvited(app, event.id);
});

const answerAs = (person: Person, id: number, status: RsvpAnswer) =>
  person.call(contracts.answerInvitation, { params: { id }, body: { status } });
const answersOf = (id: number) =>
  app.services.db
    .select({ status: attendeeAnswers.status, partySize: attendeeAnswers.partySize, via: attendeeAnswers.via })
    .from(attendeeAnswers)
    .where(eq(attendeeAnswers.attendeeId, id))
    .orderBy(asc(attendeeAnswers.id));
const mailsTo = (id: number) =>
  app.services.db
    .select({ kind: mails.kind, payload: mails.payload, dueAt: mails.dueAt, createdAt: mails.createdAt })
    .from(mails)
    .where(eq(mails.attendeeId, id))
    .orderBy(asc(mails.id));
const take = (given: AnswerGiven) => inNightOf(app, given.attendeeId, (tx, night) => answer(tx, night, given));

describe('an answer is rejected', () => {
  test('from another user, as not found', async () => {
    const { status, refusal } = await answerAs(await makeOwner(app), seat, 'accepted');
    expect([status, refusal.code]).toEqual([404, 'not_found']);
  });

  test('from an account whose e-mail is not verified', async () => {
    await app.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, bea.id));
    expect((await answerAs(bea, seat, 'accepted')).status).toBe(404);
    expect((await bea.call(contracts.listInvitations, {})).body).toEqual([]);
  });

  test('from a guest for another guest', async () => {
    const [cai = 0] = await addGuestsFor(ana, event.id, ['cai@example.org']);
    expect((await answerAs(bea, cai, 'declined')).status).toBe(404);
  });

  test('for a cancelled night', async () => {
    await ana.call(cancelEvent, { params: { id: event.id } });
    expect((await answerAs(bea, seat, 'accepted')).refusal.code).toBe('event_cancelled');
  });

  test('for a past night, unless the host answers', async () => {
    const past = await addEventFor(ana, { date: '2020-01-01T18:00:00Z' });
    const [guest = 0] = await addGuestsFor(ana, past.id, [bea.email]);
    await markInvited(app, past.id);
    expect((await answerAs(bea, guest, 'accepted')).refusal.code).toBe('event_over');
    expect((await answerAs(ana, guest, 'accepted')).body.status).toBe('accepted');
  });

  test.each([0, 21, 1.5])('with %d heads', async (partySize) => {
    const taken = take({ attendeeId: seat, status: 'accepted', partySize, via: 'link' });
    await expect(taken).rejects.toMatchObject({ code: 'invalid_request' });
  });

  test('with more heads than seats, without changes', async () => {
    const small = await addEventFor(ana, { maxAttendees: 3 });
    const [guest = 0] = await addGuestsFor(ana, small.id, [bea.email]);
    const taken = take({ attendeeId: guest, status: 'accepted', partySize: 4, via: 'link' });
    await expect(taken).rejects.toMatchObject({ code: 'event_full', message: 'This night has 3 seats in all.' });
    expect(await answersOf(guest)).toEqual([]);
  });
});

describe('an answer', () => {
  test('of an invited guest is saved, confirmed by mail, and can be changed', async () => {
    const { body } = await answerAs(bea, seat, 'accepted');
    expect([body.status, body.respondedAt]).toEqual(['accepted', expect.any(String)]);
    await markSent(app);
    expect((await answerAs(bea, seat, 'maybe')).body.status).toBe('maybe');
    expect(await answersOf(seat)).toEqual([
      { status: 'accepted', partySize: 1, via: 'account' },
      { status: 'maybe', partySize: 1, via: 'account' },
    ]);
    expect((await mailsTo(seat)).map(({ kind, payload }) => [kind, payload['status']])).toEqual([
      ['answer_received', 'accepted'],
      ['answer_received', 'maybe'],
    ]);
  });

  test('is confirmed at once; further changes of mind within minutes get one confirmation together', async () => {
    await answerAs(bea, seat, 'accepted');
    const [first] = await mailsTo(seat);
    expect(first?.dueAt.getTime()).toBe(first?.createdAt.getTime());
    await markSent(app);
    await answerAs(bea, seat, 'declined');
    await answerAs(bea, seat, 'maybe');
    const [, second, ...more] = await mailsTo(seat);
    expect([second?.payload['status'], more]).toEqual(['maybe', []]);
    const waits = (second?.dueAt.getTime() ?? 0) - (second?.createdAt.getTime() ?? 0);
    expect(waits).toBeGreaterThanOrEqual(3 * 60_000);
    expect(waits).toBeLessThanOrEqual(10 * 60_000);
  });

  test('does not contain the notes of the host for the guest', async () => {
    await ana.call(contracts.changeAttendee, { params: { id: seat }, body: { attendeeNotes: 'Always late' } });
    expect((await answerAs(bea, seat, 'accepted')).body.attendeeNotes).toBeNull();
    expect((await answerAs(ana, seat, 'declined')).body.attendeeNotes).toBe('Always late');
  });

  test('by the host sends no mail', async () => {
    expect((await answerAs(ana, seat, 'accepted')).body.status).toBe('accepted');
    expect(await answersOf(seat)).toEqual([{ status: 'accepted', partySize: 1, via: 'host' }]);
    expect(await mailsTo(seat)).toEqual([]);
  });

  test('sent twice concurrently is stored and confirmed once', async () => {
    await Promise.all([answerAs(bea, seat, 'accepted'), answerAs(bea, seat, 'accepted')]);
    expect(await answersOf(seat)).toHaveLength(1);
    expect(await mailsTo(seat)).toHaveLength(1);
  });

  test('of the host counts like any other', async () => {
    const [host] = (await ana.call(contracts.listAttendees, { params: { id: event.id } })).body;
    await answerAs(ana, host?.id ?? 0, 'declined');
    expect((await ana.call(getEvent, { params: { id: event.id } })).body.heads).toBe(0);
    expect(await answersOf(host?.id ?? 0)).toEqual([{ status: 'declined', partySize: 1, via: 'account' }]);
    expect(await mailsTo(host?.id ?? 0)).toEqual([]);
  });

  test('by link saves additional fields, and keeps omitted ones', async () => {
    const first = { name: 'Bea', arrival: 'at eight', brings: 'crisps', guestNote: 'No dice please' };
    await take({ attendeeId: seat, status: 'accepted', partySize: 3, via: 'link', ...first });
    const { attendee } = await take({ attendeeId: seat, status: 'maybe', via: 'link', brings: null });
    expect(attendee).toMatchObject({ ...first, brings: null, status: 'maybe', partySize: 3 });
  });
});

describe('a newcomer awaiting approval', () => {
  const hold = () =>
    app.services.db.update(eventAttendees).set({ awaitsApproval: true }).where(eq(eventAttendees.id, seat));

  test('has no seat and does not see the place', async () => {
    await hold();
    expect((await answerAs(bea, seat, 'accepted')).body).toMatchObject({ status: 'invited', awaitsApproval: true });
    expect((await ana.call(getEvent, { params: { id: event.id } })).body.heads).toBe(1);
    expect((await bea.call(contracts.listInvitations, {})).body[0]).toMatchObject({
      location: null,
      awaitsApproval: true,
      inLine: false,
    });
  });

  test('gets the RSVP that they chose when the host approves, and is notified', async () => {
    await hold();
    await take({ attendeeId: seat, status: 'accepted', partySize: 2, via: 'link' });
    await markSent(app);
    const { body } = await ana.call(contracts.changeAttendee, { params: { id: seat }, body: { approved: true } });
    expect(body).toMatchObject({ status: 'accepted', partySize: 2, awaitsApproval: false });
    expect((await mailsTo(seat)).map(({ payload }) => payload['outcome'])).toEqual(['awaits_approval', 'as_answered']);
  });

  test('is approved after the night, too, with the RSVP that they chose', async () => {
    await hold();
    await take({ attendeeId: seat, status: 'accepted', partySize: 2, via: 'link' });
    await app.services.db
      .update(events)
      .set({ date: new Date('2026-05-01T18:00:00Z') })
      .where(eq(events.id, event.id));
    const { status, body } = await ana.call(contracts.changeAttendee, {
      params: { id: seat },
      body: { approved: true },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'accepted', partySize: 2, awaitsApproval: false });
  });

  test('can decline', async () => {
    await hold();
    expect((await answerAs(bea, seat, 'declined')).body.status).toBe('declined');
  });
});

describe('the list of own invitations', () => {
  test('contains upcoming nights of other hosts', async () => {
    expect((await bea.call(contracts.listInvitations, {})).body).toEqual([
      {
        attendeeId: seat,
        status: 'invited',
        inLine: false,
        seatOfferedUntil: null,
        awaitsApproval: false,
        title: 'Friday night',
        datesToChoose: 0,
        movedFrom: null,
        date: '2999-05-03T18:00:00.000Z',
        timeZone: 'UTC',
        durationMinutes: 240,
        hostName: 'Ana Sá',
        location: 'Our kitchen',
        comes: 'Ana',
        plan: [],
      },
    ]);
    expect((await ana.call(contracts.listInvitations, {})).body).toEqual([]);
    await ana.call(cancelEvent, { params: { id: event.id } });
    expect((await bea.call(contracts.listInvitations, {})).body).toEqual([]);
  });

  test('has the evening plan for those who come, and names only where guests see each other', async () => {
    const game = await addGameFor(ana, { title: 'Heat' });
    const plan = { gameIds: [game.id], plan: [{ gameId: game.id, startsAfter: 40 }] };
    await ana.call(setEventGames, { params: { id: event.id }, body: plan });
    const [silent] = (await bea.call(contracts.listInvitations, {})).body;
    expect(silent).toMatchObject({ comes: 'Ana', plan: [] });
    await answerAs(bea, seat, 'accepted');
    const [coming] = (await bea.call(contracts.listInvitations, {})).body;
    expect(coming).toMatchObject({ comes: 'Ana and you', plan: [{ title: 'Heat', startsAfter: 40 }] });
    await ana.call(changeEvent, { params: { id: event.id }, body: { showsGuests: false } });
    expect((await bea.call(contracts.listInvitations, {})).body[0]?.comes).toBeNull();
  });

  test('shows a waitlist place of a guest who accepted a full night', async () => {
    const full = await addEventFor(ana, { maxAttendees: 1 });
    const [guest = 0] = await addGuestsFor(ana, full.id, [bea.email]);
    await markInvited(app, full.id);
    expect((await answerAs(bea, guest, 'accepted')).body.placeInLine).toBe(1);
    const invitations = (await bea.call(contracts.listInvitations, {})).body;
    expect(invitations).toContainEqual(expect.objectContaining({ attendeeId: guest, status: 'invited', inLine: true }));
  });

  test('contains the date a guest answered for, from the move of the night until a new answer', async () => {
    await answerAs(bea, seat, 'accepted');
    await ana.call(changeEvent, { params: { id: event.id }, body: { date: '2999-05-04T18:00:00Z' } });
    const movedFrom = async () => (await bea.call(contracts.listInvitations, {})).body[0]?.movedFrom;
    expect(await movedFrom()).toBe('2999-05-03T18:00:00.000Z');
    await answerAs(bea, seat, 'accepted');
    expect(await movedFrom()).toBeNull();
  });

  test('contains the place only if the host shows it before guests accept', async () => {
    const secret = await addEventFor(ana, { location: 'Our kitchen', showsPlace: false });
    const [guest = 0] = await addGuestsFor(ana, secret.id, [bea.email]);
    await markInvited(app, secret.id);
    const placeOf = async () =>
      (await bea.call(contracts.listInvitations, {})).body.find(({ attendeeId }) => attendeeId === guest)?.location;
    expect(await placeOf()).toBeNull();
    await answerAs(bea, guest, 'accepted');
    expect(await placeOf()).toBe('Our kitchen');
  });
});
