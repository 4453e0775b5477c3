import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { changeAttendee, removeAttendee } from '#shared/nights/attendees-contract.ts';
import { getEventAnalytics } from '#shared/nights/event-analytics-contract.ts';
import { cancelEvent, sendInvitations } from '#shared/nights/events-contract.ts';
import { wrapUp } from '#shared/nights/wrap-up-contract.ts';
import { noAddress } from '#shared/text/guest-address.ts';
import { attendeeAnswers, eventAttendees } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import { answer } from '#server/nights/answers.ts';
import { addDatePollFor, answerDatesOf, answersTo } from '#tests/support/rows/date-polls.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';
import { inNightOf } from '#tests/support/server/locked-night.ts';

const app = testApp();
const ana = ownerOfEachTest(app, { isPremiumPlus: true });

const of = (id: number) => ({ params: { id } });
const analytics = async (query: { from?: string; to?: string } = {}) =>
  (await ana.call(getEventAnalytics, { query })).body;

type Status = 'accepted' | 'maybe' | 'declined';
const recordAnswer = (attendeeId: number, status: Status, partySize = 1, via: 'link' | 'host' = 'link') =>
  inNightOf(app, attendeeId, (tx, event) => answer(tx, event, { attendeeId, status, partySize, via }));

/** A night with invited guests, who give these answers; 'silent' gives none. Their ids. */
async function night(answers: Record<string, Status | 'silent'>, changes: object = {}) {
  const event = await addEventFor(ana, changes);
  const names = Object.keys(answers);
  const ids = await addGuestsFor(
    ana,
    event.id,
    names.map((name) => `${name}@example.org`),
  );
  await ana.call(sendInvitations, of(event.id));
  for (const [place, status] of Object.values(answers).entries())
    if (status !== 'silent') await recordAnswer(ids[place] ?? 0, status);
  return { id: event.id, guests: ids };
}

const takesPlaceOn = (id: number, date: string) =>
  app.services.db
    .update(events)
    .set({ date: new Date(date) })
    .where(eq(events.id, id));

test.each([
  ['Free', {}],
  ['Premium', { isPremium: true }],
])('%s gets PLAN_REQUIRED for event analytics', async (_plan, account) => {
  const { status, refusal } = await (await makeOwner(app, account)).call(getEventAnalytics, {});
  expect([status, refusal]).toEqual([403, { code: 'PLAN_REQUIRED', message: 'Event analytics need Premium Plus.' }]);
});

test.each([{ from: 'yesterday' }, { to: '2026-02-30T00:00:00Z' }])('a period of %j is rejected', async (query) => {
  expect((await ana.call(getEventAnalytics, { query })).refusal.fields).toHaveProperty(Object.keys(query)[0] ?? '');
});

test('without events all figures are empty, and events of others are not counted', async () => {
  await addEventFor(await makeOwner(app));
  const { totals, recent, calendar, guests } = await analytics();
  expect([totals.events, totals.acceptanceRate, recent, calendar, guests]).toEqual([0, null, [], [], []]);
});

describe('the totals', () => {
  test('count answers of guests without the host, and companions separately', async () => {
    const { guests } = await night({ bea: 'accepted', cai: 'accepted', dan: 'maybe', eva: 'declined', finn: 'silent' });
    await recordAnswer(guests[0] ?? 0, 'accepted', 3);
    expect((await analytics()).totals).toMatchObject({
      events: 1,
      upcoming: 1,
      invited: 5,
      accepted: 2,
      maybe: 1,
      declined: 1,
      noResponse: 1,
      companions: 2,
      acceptanceRate: 0.4,
      avgAttendees: null,
    });
  });

  test('exclude uninvited, unapproved and removed guests', async () => {
    const { id, guests } = await night({ bea: 'accepted', cai: 'silent' });
    await addGuestsFor(ana, id, ['later@example.org']);
    const [pending = 0] = await addGuestsFor(ana, id, ['new@example.org']);
    await app.services.db
      .update(eventAttendees)
      .set({ awaitsApproval: true, respondedAt: new Date() })
      .where(eq(eventAttendees.id, pending));
    await ana.call(removeAttendee, of(guests[1] ?? 0));
    expect((await analytics()).totals).toMatchObject({ invited: 1, accepted: 1, noResponse: 0 });
  });

  test('distinguish guests on the waitlist from silent guests', async () => {
    await night({ bea: 'accepted', cai: 'accepted' }, { maxAttendees: 2 });
    expect((await analytics()).totals).toMatchObject({ accepted: 1, waiting: 1, noResponse: 0 });
  });

  test('count a cancelled night separately', async () => {
    const { id } = await night({ bea: 'accepted' });
    await ana.call(cancelEvent, of(id));
    const { totals, calendar, guests } = await analytics();
    expect(totals).toMatchObject({ events: 0, cancelled: 1, invited: 0 });
    expect([calendar.map(({ isCancelled }) => isCancelled), guests]).toEqual([[true], []]);
  });

  test('average past nights, and use check-ins where there are any', async () => {
    const first = await night({ bea: 'accepted', cai: 'accepted' });
    await ana.call(changeAttendee, { ...of(first.guests[0] ?? 0), body: { checkedIn: true } });
    await takesPlaceOn(first.id, '2026-03-06T19:00:00Z');
    const second = await night({ bea: 'accepted', cai: 'declined' });
    await takesPlaceOn(second.id, '2026-03-13T19:00:00Z');
    const { totals, recent } = await analytics();
    expect(totals).toMatchObject({ events: 2, upcoming: 0, checkedIn: 1, checkInRate: 0.5, avgAttendees: 1 });
    expect(recent.map(({ id, invited, accepted, checkedIn }) => [id, invited, accepted, checkedIn])).toEqual([
      [second.id, 2, 1, 0],
      [first.id, 2, 2, 1],
    ]);
  });
});

describe('attendance', () => {
  test('is based on check-ins, regardless of answers', async () => {
    const first = await night({ bea: 'accepted', cai: 'accepted', dan: 'silent' });
    for (const id of first.guests) await ana.call(changeAttendee, { ...of(id), body: { checkedIn: true } });
    await takesPlaceOn(first.id, '2026-03-06T19:00:00Z');
    const second = await night({ bea: 'accepted', cai: 'accepted' });
    await takesPlaceOn(second.id, '2026-03-13T19:00:00Z');
    const { totals, recent, guests } = await analytics();
    expect(totals.avgAttendees).toBe(2.5);
    expect(recent.map(({ cameHeads }) => cameHeads)).toEqual([2, 3]);
    expect(guests.find(({ email }) => email === 'dan@example.org')).toMatchObject({ accepted: 0, came: 1 });
  });

  test('is based on the wrap-up, companions included', async () => {
    const { id, guests } = await night({ bea: 'accepted', cai: 'accepted' });
    await recordAnswer(guests[0] ?? 0, 'accepted', 3);
    await takesPlaceOn(id, '2026-03-06T19:00:00Z');
    await ana.call(wrapUp, { ...of(id), body: { came: [guests[0] ?? 0], plays: [] } });
    expect((await analytics()).totals).toMatchObject({ avgAttendees: 3, avgCompanions: 2 });
  });
});

test('of guests who joined by the link is counted separately from invited guests', async () => {
  const { id } = await night({ bea: 'accepted', cai: 'silent' });
  await app.services.db
    .insert(eventAttendees)
    .values({ eventId: id, email: 'zoe@example.org', status: 'accepted', respondedAt: new Date() });
  const { totals, guests } = await analytics();
  expect(totals).toMatchObject({ invited: 2, joined: 1, accepted: 2, acceptanceRate: 0.5 });
  expect(guests.find(({ email }) => email === 'zoe@example.org')).toMatchObject({ invited: 0, joined: 1, accepted: 1 });
});

test('a period includes its start and excludes its end', async () => {
  const dates = ['2026-03-06T19:00:00Z', '2026-04-03T19:00:00Z', '2026-05-01T19:00:00Z'];
  for (const date of dates) await takesPlaceOn((await night({ bea: 'accepted' })).id, date);
  const { totals, calendar, recent, guests } = await analytics({ from: dates[0] ?? '', to: dates[2] ?? '' });
  expect(calendar.map(({ date }) => Date.parse(date))).toEqual(dates.slice(0, 2).map(Date.parse));
  expect([totals.events, recent.length, guests[0]?.invited]).toEqual([2, 2, 2]);
  expect((await analytics({ from: '2027-01-01T00:00:00Z' })).totals.events).toBe(0);
});

describe('the guests', () => {
  test('are matched by address; attendance is by check-in if there is any, otherwise by acceptance', async () => {
    const first = await night({ bea: 'accepted', cai: 'accepted' });
    await ana.call(changeAttendee, { ...of(first.guests[0] ?? 0), body: { checkedIn: true, name: 'Bea' } });
    await takesPlaceOn(first.id, '2026-03-06T19:00:00Z');
    const second = await night({ bea: 'accepted', cai: 'accepted', dan: 'declined' });
    await takesPlaceOn(second.id, '2026-03-13T19:00:00Z');
    await night({ bea: 'accepted' });
    const { guests, guestCount } = await analytics();
    expect(guestCount).toBe(3);
    expect(guests.map(({ email, name, invited, accepted, came }) => [email, name, invited, accepted, came])).toEqual([
      ['bea@example.org', 'Bea', 3, 3, 2],
      ['cai@example.org', null, 2, 2, 1],
      ['dan@example.org', null, 1, 0, 0],
    ]);
  });

  test('have the median time to the first answer, without answers by the host', async () => {
    for (const hours of [2, 4, 48]) {
      const { guests } = await night({ bea: 'accepted' });
      const [id = 0] = guests;
      await recordAnswer(id, 'declined');
      const invitedAt = new Date(Date.now() - hours * 3_600_000);
      await app.services.db.update(eventAttendees).set({ invitedAt }).where(eq(eventAttendees.id, id));
    }
    const { guests } = await night({ cai: 'silent' });
    await recordAnswer(guests[0] ?? 0, 'accepted', 1, 'host');
    const { guests: stats } = await analytics();
    expect(stats.map(({ answerHours }) => (answerHours === null ? null : Math.round(answerHours)))).toEqual([4, null]);
    expect(await app.services.db.$count(attendeeAnswers)).toBeGreaterThan(6);
  });

  test('without an address and a name are not taken for one person', async () => {
    const { id } = await night({ bea: 'accepted' });
    const nameless = { eventId: id, status: 'accepted', respondedAt: new Date() } as const;
    await app.services.db.insert(eventAttendees).values([
      { ...nameless, email: noAddress('a') },
      { ...nameless, email: noAddress('b') },
    ]);
    const { guests, guestCount } = await analytics();
    expect(guestCount).toBe(3);
    expect(guests.map(({ email, accepted }) => [email, accepted])).toEqual([
      ['bea@example.org', 1],
      [null, 1],
      [null, 1],
    ]);
  });

  test('without an address are matched by name, and the placeholder address is not returned', async () => {
    const { id } = await night({ bea: 'accepted' });
    await app.services.db.insert(eventAttendees).values([
      { eventId: id, email: noAddress('a'), name: 'Zoe', status: 'accepted', respondedAt: new Date() },
      { eventId: id, email: noAddress('b'), name: 'Yan', status: 'accepted', respondedAt: new Date() },
    ]);
    const { guests } = await analytics();
    expect(guests.map(({ email, name }) => email ?? name).toSorted()).toEqual(['Yan', 'Zoe', 'bea@example.org']);
  });
});

test('of date polls have weekday counts and the time until all answered; a poll is not a night yet', async () => {
  const dates = ['2999-05-03T22:30:00Z', '2999-05-05T18:00:00Z'];
  const { id, optionIds } = await addDatePollFor(ana, dates, { event: { timeZone: 'Europe/Berlin' } });
  const [bea = 0, cai = 0] = await addGuestsFor(ana, id, ['bea@example.org', 'cai@example.org']);
  await app.services.db
    .update(eventAttendees)
    .set({ invitedAt: new Date('2026-05-01T10:00:00Z'), contactAllowedAt: new Date() })
    .where(inArray(eventAttendees.id, [bea, cai]));
  const at = (hour: string) => ({ now: new Date(`2026-05-01T${hour}:00:00Z`) });
  await answerDatesOf(app, bea, answersTo(optionIds, ['yes', 'no']), at('11'));
  expect((await analytics()).datePolls).toMatchObject({ polls: 1, hoursToAll: null });
  await answerDatesOf(app, cai, answersTo(optionIds, ['if_need_be', 'yes']), at('16'));
  expect(await analytics()).toMatchObject({
    totals: { events: 0, invited: 0 },
    calendar: [],
    datePolls: {
      polls: 1,
      hoursToAll: 6,
      weekdays: [
        { weekday: 6, yes: 1, ifNeedBe: 1, no: 0 },
        { weekday: 7, yes: 1, ifNeedBe: 0, no: 1 },
      ],
    },
  });
});
