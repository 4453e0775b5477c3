import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import { getCurrentUser } from '#shared/accounts/auth-contract.ts';
import { type EventAnalytics, getEventAnalytics } from '#shared/nights/event-analytics-contract.ts';
import { getEvent, listEventGames } from '#shared/nights/events-contract.ts';
import { listHostings } from '#shared/organizations/hosts-contract.ts';
import { aUser } from '../support/a-user.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { AN_EMPTY_NIGHT } from '../support/an-empty-night.ts';
import { answer, answerBy, type Answered, refuse } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectHeading, expectQuery, expectText } from '../support/expect-shown.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openPage } from '../support/render.tsx';

const CELLAR = { id: 7, membershipId: 1, name: 'Dice Cellar Lisbon', email: 'cellar@example.org', logo: null } as const;
const host = aUser({
  hostsFor: [
    { ...CELLAR, plan: 'premium_plus' },
    { ...CELLAR, id: 8, membershipId: 2, name: 'The Attic, a library of games', plan: 'free' },
  ],
});
const NONE = { invited: 0, joined: 0, accepted: 0, maybe: 0, declined: 0, waiting: 0, noResponse: 0 };
const NO_RATES = { acceptanceRate: null, checkInRate: null, avgAttendees: null, avgCompanions: null };
const NO_NIGHTS: EventAnalytics = {
  totals: { ...NONE, ...NO_RATES, companions: 0, checkedIn: 0, events: 0, upcoming: 0, cancelled: 0 },
  recent: [],
  calendar: [],
  guests: [],
  guestCount: 0,
  datePolls: { polls: 0, hoursToAll: null, weekdays: [] },
};

test('the analytics of nights require Premium Plus', { tags: ['rare'] }, async () => {
  openPage('/game-nights?tab=analytics', EMPTY_ACCOUNT, aUser({ plan: 'premium', isPremiumPlus: false }));
  await expectText('Premium Plus Required');
  await expectAccessible('game-nights-locked');
});

test('analytics of a period without nights show a message and are accessible', { tags: ['rare'] }, async () => {
  openPage('/game-nights?tab=analytics&period=lastYear', [...EMPTY_ACCOUNT, answer(getEventAnalytics, NO_NIGHTS)]);
  await expectHeading('No nights in this period');
  await expectAccessible('night-analytics-none');
});

const ANSWERED = { invited: 6, joined: 1, accepted: 5, maybe: 1, declined: 1, waiting: 0, noResponse: 0 };
const FIGURES: EventAnalytics = {
  totals: {
    ...ANSWERED,
    events: 12,
    upcoming: 2,
    cancelled: 1,
    companions: 3,
    checkedIn: 9,
    acceptanceRate: 0.71,
    checkInRate: 0.9,
    avgAttendees: 4.5,
    avgCompanions: 0.3,
  },
  recent: ['New arrivals', 'A very full house with a rather long name', 'Six around the table'].map((title, n) => ({
    ...ANSWERED,
    id: n + 1,
    title,
    date: new Date(Date.UTC(2026, 2 - n, 6, 18)),
    timeZone: 'Europe/Berlin',
    eventType: n === 1 ? 'tournament' : 'game_night',
    companions: n,
    checkedIn: n * 2,
    acceptedInvited: 4,
    cameHeads: 5 + n,
  })),
  calendar: [1, 2, 3, 5].map((month, n) => ({ date: new Date(Date.UTC(2026, month, 6, 18)), isCancelled: n === 2 })),
  guests: ['Priya', 'Bartholomew-Alexander Achterberg', 'Tom'].map((name, n) => ({
    email: n === 2 ? null : `guest${n}@a-rather-long-domain.example.org`,
    name,
    invited: 9 - n,
    joined: n === 2 ? 1 : 0,
    accepted: 7 - n,
    came: 6 - n,
    answerHours: n === 2 ? null : 3.5 * (n + 1),
  })),
  guestCount: 3,
  datePolls: {
    polls: 4,
    hoursToAll: 31.5,
    weekdays: [
      { weekday: 4, yes: 6, ifNeedBe: 4, no: 10 },
      { weekday: 5, yes: 18, ifNeedBe: 3, no: 2 },
    ],
  },
};

test('the analytics of nights are accessible', async () => {
  const datePolls = { polls: 0, hoursToAll: null, weekdays: [] };
  openPage('/game-nights?tab=analytics', [...EMPTY_ACCOUNT, answer(getEventAnalytics, { ...FIGURES, datePolls })]);
  await expectHeading('Recent Performance');
  await expectAccessible('night-analytics');
});

test('the analytics of nights with date polls are accessible', { tags: ['rare'] }, async () => {
  openPage('/game-nights?tab=analytics', [...EMPTY_ACCOUNT, answer(getEventAnalytics, FIGURES)]);
  await expectHeading('Recent Performance');
  await expectHeading('How Dates Were Found');
  await expectAccessible('night-analytics-dates');
});

test('the analytics of nights follow the selected period', { tags: ['rare'] }, async () => {
  const ofPeriod = answerBy(getEventAnalytics, ({ query }) => ({
    ...NO_NIGHTS,
    calendar: [{ date: new Date(), isCancelled: false }],
    totals: { ...NO_NIGHTS.totals, events: query.from === undefined ? 7 : 3, checkInRate: 1 },
  }));
  openPage('/game-nights?tab=analytics', [...EMPTY_ACCOUNT, ofPeriod]);
  const figure = (label: string) =>
    [...document.querySelectorAll('.stat-tile')]
      .find((tile) => tile.textContent.includes(label))
      ?.querySelector('.stat-value')?.textContent;
  await expect.poll(() => [figure('Total Events'), figure('Check-in Rate')]).toEqual(['7', '100%']);
  await page.getByRole('combobox', { name: 'Period' }).selectOptions('Last 30 days');
  await expect.poll(() => figure('Total Events')).toBe('3');
  await expectQuery('?tab=analytics&period=thirtyDays');
});

test('the nights of an organization are accessible for its host', { tags: ['rare'] }, async () => {
  openPage('/game-nights', EMPTY_ACCOUNT, host);
  await page.getByRole('radio', { name: CELLAR.name }).click();
  await expectText(`${CELLAR.name}: Premium Plus`);
  await expectText('No game nights yet');
  await expectAccessible('hosted-nights');
});

test('the form of a night for an organization is accessible', { tags: ['rare'] }, async () => {
  openPage('/game-nights', EMPTY_ACCOUNT, host);
  await page.getByRole('radio', { name: CELLAR.name }).click();
  await page.getByRole('button', { name: 'Create Game Night', exact: true }).click();
  await expectText('You host this night for');
  await expectText('There is no game in the collection of');
  await expectAccessible('hosted-form');
});

test('the analytics of an organization on the Free plan require Premium Plus', { tags: ['rare'] }, async () => {
  openPage('/game-nights?tab=analytics', [...EMPTY_ACCOUNT, answer(getEventAnalytics, NO_NIGHTS)], host);
  await page.getByRole('radio', { name: /^The Attic/ }).click();
  await expectText('Premium Plus Required');
  await expectAccessible('hosted-locked');
});

test('the form for a night of another owner shows a not-found message', { tags: ['rare'] }, async () => {
  openPage('/game-nights?edit=5', [
    ...EMPTY_ACCOUNT,
    refuse(getEvent, 'not_found'),
    refuse(listEventGames, 'not_found'),
    refuse(listAttendees, 'not_found'),
  ]);
  await expectHeading('No such game night');
});

test('the form for a night of an organization shows a not-found message once the user no longer hosts for it', async () => {
  let isHost = true;
  const event: Answered = {
    contract: getEvent,
    respond: (sent) => {
      const now = isHost ? answer(getEvent, anEvent({ id: 5, userId: CELLAR.id })) : refuse(getEvent, 'not_found');
      isHost = false;
      return now.respond(sent);
    },
  };
  openPage(
    '/game-nights?edit=5',
    [...AN_EMPTY_NIGHT, event, answer(listAttendees, []), answer(getCurrentUser, aUser())],
    aUser(),
  );
  await expectHeading('No such game night');
});

test('an invitation to host for an organization is accessible', async () => {
  openPage('/game-nights', [
    ...EMPTY_ACCOUNT,
    answer(listHostings, [{ id: 1, organizationName: CELLAR.name, logo: null, invitedAt: new Date() }]),
  ]);
  await expectHeading(/asks you to host/);
  await expectAccessible('asked-to-host');
});
