import { beforeEach, describe, expect, test } from 'vitest';
import { getDatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import { setEventGames } from '#shared/nights/events-contract.ts';
import { planEvening } from '#shared/evening/evening-contract.ts';
import { createGroup, getGroupShelf } from '#shared/nights/groups-contract.ts';
import { endLoan } from '#shared/games/loans/loans-contract.ts';
import { giveBallot } from '#shared/nights/votes-contract.ts';
import { daysLater } from '#shared/time/repeating-nights.ts';
import { lendFor } from '#tests/support/rows/a-loan.ts';
import { aVotedNight } from '#tests/support/rows/a-voted-night.ts';
import { addDatePollFor, answerAsHost, SIX_DATES } from '#tests/support/rows/date-polls.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let maya: Person;
let ben: Person;
beforeEach(async () => {
  maya = await makeOwner(app, { firstName: 'Maya', isPremiumPlus: true });
  ben = await makeOwner(app, { firstName: 'Ben' });
});

const TODAY = new Date().toISOString().slice(0, 10);
const AWAY = { since: TODAY, until: null };
const planned = async (id: number) => (await maya.call(planEvening, { params: { id } })).body;

describe('the evening plan excludes', () => {
  test('a game that is lent on that day, with the reason, until it is returned', async () => {
    const { eventId, gameIds } = await aVotedNight(maya, { titles: ['Azul', 'Heat'] });
    const { id } = await lendFor(maya, gameIds[0] ?? 0, AWAY);
    const plan = await planned(eventId);
    expect([plan.games, plan.away]).toEqual([1, ['Azul is with Ben']]);
    expect(JSON.stringify(plan.lineUp)).not.toContain('Azul');
    await maya.call(endLoan, { params: { id }, body: { on: TODAY } });
    expect(await planned(eventId)).toMatchObject({ games: 2, away: [] });
  });

  test('an overdue game, but not one that is back by then', async () => {
    const { eventId, gameIds } = await aVotedNight(maya, { titles: ['Azul', 'Heat'] });
    await lendFor(maya, gameIds[0] ?? 0, { since: TODAY, until: daysLater(TODAY, 7) });
    await lendFor(maya, gameIds[1] ?? 0, { since: '2020-01-01', until: '2020-02-01' });
    const plan = await planned(eventId);
    expect([plan.games, plan.away]).toEqual([1, ['Heat is with Ben and was due on Saturday 1 February 2020']]);
  });

  test('a lent game of a guest, without naming the borrower', async () => {
    const { eventId, guestIds } = await aVotedNight(maya, { titles: ['Azul'], guests: [ben.email] });
    const { id: root } = await addGameFor(ben, { title: 'Root', players: '2-4' });
    const ballot = { approves: [], veto: null, teaches: [], sharesShelf: true };
    await ben.call(giveBallot, { params: { id: guestIds[0] ?? 0 }, body: ballot });
    expect((await planned(eventId)).games).toBe(2);
    await lendFor(ben, root, { ...AWAY, personName: 'Secret Person' });
    const plan = await planned(eventId);
    expect([plan.games, plan.away]).toEqual([1, []]);
    expect(JSON.stringify(plan)).not.toContain('Secret Person');
  });

  test('no borrowed wish during its loan', async () => {
    const { eventId } = await aVotedNight(maya, { titles: ['Azul'] });
    const { id: root } = await addGameFor(maya, { title: 'Root', players: '2-4', isWishlist: true });
    expect((await planned(eventId)).games).toBe(1);
    await lendFor(maya, root, { ...AWAY, direction: 'borrowed' });
    expect(await planned(eventId)).toMatchObject({ games: 2, away: [] });
  });
});

test('a date poll marks a lent game as lost only on the days of its loan', async () => {
  const { id: brass } = await addGameFor(maya, { title: 'Brass', players: '1-4' });
  const { id, optionIds } = await addDatePollFor(maya, SIX_DATES.slice(0, 2));
  await maya.call(setEventGames, { params: { id }, body: { gameIds: [brass] } });
  await answerAsHost(maya, id, optionIds, ['yes', 'yes']);
  await lendFor(maya, brass, { since: SIX_DATES[0]?.slice(0, 10) ?? '', until: SIX_DATES[0]?.slice(0, 10) ?? '' });
  const { options } = (await maya.call(getDatePoll, { params: { id } })).body;
  expect(options[0]).toMatchObject({ best: null, lost: [{ title: 'Brass', why: 'lent', who: null }] });
  expect(options[1]).toMatchObject({ best: { title: 'Brass' }, lost: [] });
});

test('the pooled shelf of a group excludes games lent today', async () => {
  const { id: brass } = await addGameFor(maya, { title: 'Brass' });
  await addGameFor(maya, { title: 'Azul' });
  const group = (await maya.call(createGroup, { body: { name: 'Fridays' } })).body;
  const titles = async () =>
    (await maya.call(getGroupShelf, { params: { id: group.id } })).body.games.map(({ title }) => title);
  expect(await titles()).toEqual(['Azul', 'Brass']);
  await lendFor(maya, brass, AWAY);
  expect(await titles()).toEqual(['Azul']);
});
