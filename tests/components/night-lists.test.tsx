import { test } from 'vitest';
import { page } from 'vitest/browser';
import { listAttendees } from '#shared/contracts/attendees.ts';
import { type EventAnalytics, getEventAnalytics } from '#shared/contracts/event-analytics.ts';
import { getEvent, listEventGames } from '#shared/contracts/events.ts';
import { listHostings } from '#shared/contracts/hosts.ts';
import { aUser } from './support/a-user.ts';
import { answer, refuse } from './support/answers.ts';
import { EMPTY_ACCOUNT } from './support/empty-account.ts';
import { expectHeading, expectText } from './support/expect-shown.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { openPage } from './support/render.tsx';

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

test('figures on nights need Premium Plus', { tags: ['rare'] }, async () => {
  openPage('/game-nights?tab=analytics', EMPTY_ACCOUNT, aUser({ plan: 'premium', isPremiumPlus: false }));
  await expectText('Premium Plus Required');
  await expectAccessible('game-nights-locked');
});

test('no nights in a period', { tags: ['rare'] }, async () => {
  openPage('/game-nights?tab=analytics&period=lastYear', [...EMPTY_ACCOUNT, answer(getEventAnalytics, NO_NIGHTS)]);
  await expectHeading('No nights in this period');
  await expectAccessible('night-analytics-none');
});

test('nights of an organization that somebody hosts for', { tags: ['rare'] }, async () => {
  openPage('/game-nights', EMPTY_ACCOUNT, host);
  await page.getByRole('radio', { name: CELLAR.name }).click();
  await expectText(`${CELLAR.name}: Premium Plus`);
  await expectText('No game nights yet');
  await expectAccessible('hosted-nights');
});

test('the form of a night for an organization', { tags: ['rare'] }, async () => {
  openPage('/game-nights', EMPTY_ACCOUNT, host);
  await page.getByRole('radio', { name: CELLAR.name }).click();
  await page.getByRole('button', { name: 'Create Game Night', exact: true }).click();
  await expectText('You host this night for');
  await expectText('There is no game in the collection of');
  await expectAccessible('hosted-form');
});

test('figures of an organization on a plan without them', { tags: ['rare'] }, async () => {
  openPage('/game-nights?tab=analytics', [...EMPTY_ACCOUNT, answer(getEventAnalytics, NO_NIGHTS)], host);
  await page.getByRole('radio', { name: /^The Attic/ }).click();
  await expectText('Premium Plus Required');
  await expectAccessible('hosted-locked');
});

test('a night that is not the reader’s own is not found in the form', { tags: ['rare'] }, async () => {
  openPage('/game-nights?edit=5', [
    ...EMPTY_ACCOUNT,
    refuse(getEvent, 'not_found'),
    refuse(listEventGames, 'not_found'),
    refuse(listAttendees, 'not_found'),
  ]);
  await expectHeading('No such game night');
});

test('an organization asks somebody to host', async () => {
  openPage('/game-nights', [
    ...EMPTY_ACCOUNT,
    answer(listHostings, [{ id: 1, organizationName: CELLAR.name, logo: null, invitedAt: new Date() }]),
  ]);
  await expectHeading(/asks you to host/);
  await expectAccessible('asked-to-host');
});
