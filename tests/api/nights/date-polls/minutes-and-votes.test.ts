import { beforeEach, expect, test } from 'vitest';
import { changeDatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import { createEvent, setEventGames } from '#shared/nights/events-contract.ts';
import { eventProposals, eventVotes } from '#shared/schema/attendees.ts';
import { datePollActions } from '#tests/support/rows/date-poll-actions.ts';
import { answerAsHost, answerDatesOf, answersTo } from '#tests/support/rows/date-polls.ts';
import { eventPayload } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let polls: ReturnType<typeof datePollActions>;
beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  polls = datePollActions(app, ana);
});

const at = (...starts: string[]) => starts.map((start) => ({ startsAt: `2999-05-${start}Z` }));

test('dates within the same minute are duplicates, on creation and on change', async () => {
  const options = at('01T18:00:00', '02T18:00:00', '01T18:00:59.999');
  const made = await ana.call(createEvent, { body: eventPayload({ date: undefined, datePoll: { options } }) });
  expect(made.refusal.fields).toEqual({ 'datePoll.options.2.startsAt': expect.stringContaining('already') });
  const { id } = await polls.poll(1);
  const changed = await ana.call(changeDatePoll, { params: { id }, body: { options } });
  expect(changed.refusal.fields).toEqual({ 'options.2.startsAt': expect.stringContaining('already') });
});

test('dates are rounded down to the minute, and keep their answers on a later edit', async () => {
  const { id, optionIds, ids } = await polls.poll(1, { dates: 2 });
  await answerDatesOf(app, ids[0] ?? 0, answersTo(optionIds, ['yes', 'no']));
  const options = at('01T18:00:31.5', '02T20:00:00+02:00', '03T18:00:59').map(({ startsAt }) => ({
    startsAt: startsAt.replace(/(\+02:00)Z$/, '$1'),
  }));
  const { body } = await ana.call(changeDatePoll, { params: { id }, body: { options } });
  expect(body.options.map(({ startsAt }) => startsAt)).toEqual([
    '2999-05-01T18:00:00.000Z',
    '2999-05-02T18:00:00.000Z',
    '2999-05-03T18:00:00.000Z',
  ]);
  expect(body.attendees[1]?.answers).toEqual(['yes', 'no', null]);
});

test('a vetoed title is not replaced by a copy of another owner', async () => {
  const azul = await addGameFor(ana, { title: 'Azul', players: '2-4', duration: '45' });
  const { id, optionIds, ids } = await polls.poll(2, { dates: 2 });
  const [bea = 0, cai = 0] = ids;
  await ana.call(setEventGames, { params: { id }, body: { gameIds: [azul.id] } });
  const copy = { eventId: id, title: 'Azul', titleKey: 'azul', players: '2-4', duration: '45' };
  await app.services.db.insert(eventProposals).values({ ...copy, attendeeId: cai });
  await app.services.db.insert(eventVotes).values({ eventId: id, attendeeId: bea, gameId: azul.id, kind: 'veto' });
  await answerAsHost(ana, id, optionIds, ['no', 'no']);
  await answerDatesOf(app, bea, answersTo(optionIds, ['yes', 'no']));
  await answerDatesOf(app, cai, answersTo(optionIds, ['yes', 'yes']), { partySize: 2 });
  const { options } = await polls.pollOf(id);
  expect(options.map(({ best }) => best?.title ?? null)).toEqual([null, 'Azul']);
});
