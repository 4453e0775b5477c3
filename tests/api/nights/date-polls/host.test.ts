import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  answerDatePoll,
  changeDatePoll,
  getDatePoll,
  pinDatePoll,
} from '#shared/nights/date-polls/date-polls-contract.ts';
import { answerInvitation } from '#shared/nights/attendees-contract.ts';
import { cancelEvent, changeEvent, sendInvitations, setEventGames } from '#shared/nights/events-contract.ts';
import { nudgeSilent } from '#shared/nights/nudges-contract.ts';
import { eventProposals } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import { addDatePollFor, answerAsHost, answerDatesOf, answersTo, SIX_DATES } from '#tests/support/rows/date-polls.ts';
import { addEventFor, addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { markInvited } from '#tests/support/rows/mark-invited.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const ana = ownerOfEachTest(app, { isPremiumPlus: true });

const pollOf = async (id: number) => (await ana.call(getDatePoll, { params: { id } })).body;
const change = (id: number, body: object) => ana.call(changeDatePoll, { params: { id }, body });
const mailsTo = async (attendeeId: number) =>
  app.services.db
    .select({ kind: mails.kind, payload: mails.payload })
    .from(mails)
    .where(eq(mails.attendeeId, attendeeId))
    .orderBy(mails.id);

async function threeDates(guests: number, settings: object = {}) {
  const { id, optionIds } = await addDatePollFor(ana, SIX_DATES.slice(0, 3), { ...settings });
  const ids = guests === 0 ? [] : await addGuestsFor(ana, id, addresses(guests));
  await markInvited(app, id);
  return { id, optionIds, ids };
}

describe('answers to a date poll are rejected', () => {
  test('for an event with a date, for a cancelled event, and for a person who is not on the list', async () => {
    const { id: dated } = await addEventFor(ana);
    const [bea = 0] = await addGuestsFor(ana, dated, ['bea@example.org']);
    await expect(answerDatesOf(app, bea, 'yes')).rejects.toMatchObject({ code: 'date_set' });
    const {
      id,
      ids: [cai = 0],
    } = await threeDates(1);
    expect((await ana.call(answerDatePoll, { params: { id }, body: { answers: [], attendeeId: bea } })).status).toBe(
      404,
    );
    await ana.call(cancelEvent, { params: { id } });
    await expect(answerDatesOf(app, cai, 'yes')).rejects.toMatchObject({ code: 'event_cancelled' });
    expect((await change(id, { minHeads: 2 })).refusal.code).toBe('event_cancelled');
  });

  test('as an RSVP while there is no date', async () => {
    const {
      ids: [bea = 0],
    } = await threeDates(1);
    const { refusal } = await ana.call(answerInvitation, { params: { id: bea }, body: { status: 'accepted' } });
    expect(refusal.code).toBe('finding_date');
  });
});

describe('a guest counts as silent', () => {
  const answer = (id: number, attendeeId: number, answers: object[], note?: string) =>
    ana.call(answerDatePoll, { params: { id }, body: { answers, attendeeId, note } });
  const guestOf = async (id: number) => (await pollOf(id)).attendees[1];

  test('after answers for unknown dates, or with only a note', async () => {
    const {
      id,
      ids: [bea = 0],
    } = await threeDates(1);
    const other = await threeDates(0);
    const refused = await answer(id, bea, [{ optionId: other.optionIds[0], answer: 'yes' }], 'Lost');
    expect([refused.status, refused.refusal.code]).toEqual([409, 'changed_meanwhile']);
    expect((await answer(id, bea, [], 'By phone')).status).toBe(200);
    expect(await guestOf(id)).toMatchObject({ answeredAt: null, note: 'By phone' });
    expect(silentIn(await pollOf(id))).toBe(1);
  });

  test('after their last answer is removed, or its date is', async () => {
    const {
      id,
      optionIds: [first = 0],
      ids: [bea = 0],
    } = await threeDates(1);
    await answer(id, bea, [{ optionId: first, answer: 'yes' }]);
    const { answeredAt } = (await guestOf(id)) ?? {};
    expect(answeredAt).not.toBeNull();
    await answer(id, bea, [], 'By phone');
    expect(await guestOf(id)).toMatchObject({ answeredAt });
    await answer(id, bea, [{ optionId: first, answer: null }]);
    expect(await guestOf(id)).toMatchObject({ answeredAt: null });

    await answer(id, bea, [{ optionId: first, answer: 'yes' }]);
    await change(id, { options: SIX_DATES.slice(1, 3).map((startsAt) => ({ startsAt })) });
    expect(await guestOf(id)).toMatchObject({ answeredAt: null, answers: [null, null] });
    const now = await pollOf(id);
    expect([silentIn(now), now.attendees[0]?.answeredAt]).toEqual([1, expect.any(String)]);
    expect((await ana.call(nudgeSilent, { params: { id } })).body).toEqual({ nudged: 1, heldBack: 0 });
  });
});

test('the poll counts people and heads per date, ranks dates, and shows what the leader gains and loses', async () => {
  const {
    id,
    optionIds,
    ids: [bea = 0, cai = 0, dan = 0],
  } = await threeDates(4);
  await answerDatesOf(app, bea, answersTo(optionIds, ['yes', 'if_need_be', 'no']), { partySize: 2 });
  await answerDatesOf(app, cai, answersTo(optionIds, ['no', 'yes', 'yes']), { note: 'After eight on Thursdays' });
  await answerDatesOf(app, dan, answersTo(optionIds, [null, 'yes', null]));
  const poll = await pollOf(id);
  expect(poll.options.map(({ yes, ifNeedBe, no, silent }) => [yes, ifNeedBe, no, silent])).toEqual([
    [2, 0, 1, 2],
    [3, 1, 0, 1],
    [2, 0, 1, 2],
  ]);
  expect(poll.options.map(({ heads, rank }) => [heads.surely, heads.atMost, rank])).toEqual([
    [3, 3, 2],
    [3, 5, 1],
    [2, 2, 3],
  ]);
  expect(poll.leader).toMatchObject({ optionId: optionIds[1], tiedWith: [optionIds[0]], decidedBy: 'if_need_be' });
  expect(poll.options[0]).toMatchObject({ gains: [bea], loses: [cai, dan] });
  expect(poll.options[1]?.outcome).toMatchObject({ maybe: [bea], declined: [], asked: [], silent: [ids(poll)[4]] });
  expect(poll.attendees[2]).toMatchObject({ answers: ['no', 'yes', 'yes'], note: 'After eight on Thursdays' });
  expect(silentIn(poll)).toBe(1);
});

const silentIn = ({ attendees }: { attendees: { isHost: boolean; answeredAt: string | null }[] }) =>
  attendees.filter(({ isHost, answeredAt }) => !isHost && answeredAt === null).length;
const ids = (poll: { attendees: { id: number }[] }) => poll.attendees.map(({ id }) => id);

test('"any" and "none" answer every date, and an answer can be removed', async () => {
  const {
    id,
    optionIds,
    ids: [bea = 0],
  } = await threeDates(1);
  const answers = async () => (await pollOf(id)).attendees[1]?.answers;
  await answerDatesOf(app, bea, 'yes');
  expect(await answers()).toEqual(['yes', 'yes', 'yes']);
  await answerDatesOf(app, bea, 'no');
  expect(await answers()).toEqual(['no', 'no', 'no']);
  await answerDatesOf(
    app,
    bea,
    new Map([
      [optionIds[0] ?? 0, null],
      [999_999, 'yes'],
    ]),
  );
  expect(await answers()).toEqual([null, 'no', 'no']);
});

test('the host can answer for themselves and for a guest', async () => {
  const {
    id,
    optionIds,
    ids: [bea = 0],
  } = await threeDates(1);
  await answerAsHost(ana, id, optionIds, ['no', 'if_need_be', 'yes']);
  const answers = optionIds.map((optionId) => ({ optionId, answer: 'yes' as const }));
  await ana.call(answerDatePoll, { params: { id }, body: { answers, attendeeId: bea, note: 'By phone' } });
  expect((await pollOf(id)).attendees.map((one) => [one.answers, one.note])).toEqual([
    [['no', 'if_need_be', 'yes'], null],
    [['yes', 'yes', 'yes'], 'By phone'],
  ]);
});

describe('after a change of dates', () => {
  test('answers to remaining dates are kept, and guests who answered are notified of new dates only', async () => {
    const {
      id,
      optionIds,
      ids: [bea = 0, cai = 0],
    } = await threeDates(2);
    await answerDatesOf(app, bea, answersTo(optionIds, ['yes', 'no', 'if_need_be']));
    const added = '2999-05-20T18:00:00.000Z';
    const wanted = [added, SIX_DATES[2], SIX_DATES[0]].map((startsAt) => ({ startsAt, location: 'At Bea’s' }));
    const { status, body } = await change(id, { options: wanted });
    expect(status).toBe(200);
    expect(body.options.map((option) => option.startsAt)).toEqual([SIX_DATES[0], SIX_DATES[2], added]);
    expect(body.options.slice(0, 2).map((option) => option.id)).toEqual([optionIds[0], optionIds[2]]);
    expect(body.attendees.map((one) => one.answers)).toEqual([
      ['yes', 'yes', 'yes'],
      ['yes', 'if_need_be', null],
      [null, null, null],
    ]);
    expect(await mailsTo(bea)).toEqual([{ kind: 'date_options_added', payload: { added: [added] } }]);
    expect(await mailsTo(cai)).toEqual([]);
  });

  test('a duplicate, a past date or too many dates are rejected without changes', async () => {
    const { id, optionIds } = await threeDates(0);
    const [first, second] = SIX_DATES.map((startsAt) => ({ startsAt }));
    expect((await change(id, { options: [first, first] })).refusal.fields).toHaveProperty(['options.1.startsAt']);
    expect((await change(id, { options: [first, { startsAt: '2001-01-01T18:00:00Z' }] })).status).toBe(400);
    expect((await change(id, { options: [first, second], answersUntil: '2001-01-01T18:00:00Z' })).status).toBe(400);
    expect((await change(id, {})).status).toBe(400);
    expect((await pollOf(id)).options.map((option) => option.id)).toEqual(optionIds);
  });
});

test('a minimum above the seats is rejected, and seats below the minimum are rejected', async () => {
  const { id } = await threeDates(0, { event: { maxAttendees: 4 } });
  const { status, refusal } = await change(id, { minHeads: 5 });
  expect([status, refusal.fields]).toEqual([400, { minHeads: expect.stringContaining('at most 4') }]);
  expect((await change(id, { minHeads: 4 })).body.minHeads).toBe(4);
  const seats = (maxAttendees: number | null) => ana.call(changeEvent, { params: { id }, body: { maxAttendees } });
  expect((await seats(3)).refusal.fields).toEqual({ maxAttendees: expect.stringContaining('needs 4 people') });
  expect((await seats(null)).status).toBe(200);
  expect((await pollOf(id)).minHeads).toBe(4);
});

describe('the game of a date', () => {
  test('is the best one for those who say yes, and a game is lost without its owner', async () => {
    const brass = await addGameFor(ana, { title: 'Concordia', players: '2-5', bestPlayers: '3', duration: '90' });
    const duel = await addGameFor(ana, { title: 'Patchwork', players: '2', bestPlayers: '2', duration: '30' });
    const {
      id,
      optionIds,
      ids: [bea = 0, cai = 0],
    } = await threeDates(2);
    await ana.call(setEventGames, { params: { id }, body: { gameIds: [brass.id, duel.id] } });
    await app.services.db
      .insert(eventProposals)
      .values({ eventId: id, attendeeId: cai, title: 'Brass', titleKey: 'brass', players: '3-4' });
    await answerDatesOf(app, bea, answersTo(optionIds, ['yes', 'yes', 'no']));
    await answerDatesOf(app, cai, answersTo(optionIds, ['yes', 'no', 'no']));
    const { options } = await pollOf(id);
    expect(options[0]).toMatchObject({ best: { title: 'Concordia', reason: 'Best with 3', broughtBy: null } });
    expect(options[0]?.lost).toEqual([{ title: 'Patchwork', why: 'too_many', who: null }]);
    expect(options[1]).toMatchObject({ best: { title: 'Patchwork', reason: 'Best with 2' } });
    expect(options[1]?.lost).toEqual([{ title: 'Brass', why: 'not_brought', who: expect.any(String) }]);
    expect(options[2]).toMatchObject({ best: null });
  });

  test('required people and games are conditions of every date, and the best date meets them', async () => {
    const {
      id,
      optionIds,
      ids: [bea = 0, cai = 0, dan = 0],
    } = await threeDates(3);
    const [brass] = await app.services.db
      .insert(eventProposals)
      .values({ eventId: id, attendeeId: cai, title: 'Brass', titleKey: 'brass', players: '3-4' })
      .returning();
    await answerDatesOf(app, bea, answersTo(optionIds, ['yes', 'no', 'yes']));
    await answerDatesOf(app, cai, answersTo(optionIds, ['no', 'yes', 'yes']));
    await answerDatesOf(app, dan, answersTo(optionIds, ['yes', 'yes', 'no']));
    await ana.call(pinDatePoll, { params: { id }, body: { attendeeIds: [bea], proposalIds: [brass?.id ?? 0] } });
    const poll = await pollOf(id);
    expect(poll.options.map(({ broken }) => broken.map(({ what }) => what))).toEqual([['game'], ['person'], []]);
    expect(poll.leader).toMatchObject({ optionId: optionIds[2], meetsConditions: true });
    expect(poll.attendees.map(({ notWithout }) => notWithout)).toEqual([false, true, false, false]);
    expect(poll.games).toMatchObject([{ title: 'Brass', broughtBy: cai, notWithout: true }]);
  });

  test('a pinned game of the host stays pinned when the games of the night change', async () => {
    const azul = await addGameFor(ana, { title: 'Azul' });
    const root = await addGameFor(ana, { title: 'Root' });
    const { id } = await threeDates(0);
    await ana.call(setEventGames, { params: { id }, body: { gameIds: [azul.id] } });
    await ana.call(pinDatePoll, { params: { id }, body: { gameIds: [azul.id] } });
    await ana.call(setEventGames, { params: { id }, body: { gameIds: [root.id, azul.id] } });
    expect((await pollOf(id)).games.map(({ title, notWithout }) => [title, notWithout])).toEqual([
      ['Root', false],
      ['Azul', true],
    ]);
  });
});

test('a date that overlaps another event of the host names it', async () => {
  const other = await addEventFor(ana, { title: 'Chess', date: '2999-05-01T20:30:00Z' });
  const { id } = await threeDates(0);
  expect((await pollOf(id)).options.map(({ overlaps }) => overlaps)).toEqual([
    [{ id: other.id, title: 'Chess' }],
    [],
    [],
  ]);
});

test('invitations ask for the dates, and a nudge goes only to guests without answers', async () => {
  const { id } = await addDatePollFor(ana, SIX_DATES.slice(0, 3));
  const [bea = 0, cai = 0] = await addGuestsFor(ana, id, ['bea@example.org', 'cai@example.org']);
  expect((await ana.call(sendInvitations, { params: { id } })).body).toEqual({ sent: 2, heldBack: 0 });
  expect((await mailsTo(bea)).map(({ kind }) => kind)).toEqual(['date_options']);
  await answerDatesOf(app, bea, 'yes');
  await app.services.db.update(mails).set({ createdAt: new Date('2020-01-01T00:00:00Z'), state: 'sent' });
  expect((await ana.call(nudgeSilent, { params: { id } })).body).toEqual({ nudged: 1, heldBack: 0 });
  expect((await mailsTo(bea)).map(({ kind }) => kind)).toEqual(['date_options']);
  expect((await mailsTo(cai)).map(({ kind }) => kind)).toEqual(['date_options', 'nudge']);
});
