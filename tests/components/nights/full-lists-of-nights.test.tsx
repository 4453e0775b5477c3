import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAttendees, listRecentGuests } from '#shared/nights/attendees-contract.ts';
import { getEvent, listEventGames, type ListedEvent, listEvents } from '#shared/nights/events-contract.ts';
import { getHome } from '#shared/home/home-contract.ts';
import type { DatePollSummary } from '#shared/nights/date-polls/date-poll-fields.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { asNightGame, SIX_GUESTS } from '../support/a-full-night.ts';
import { FULL_COLLECTION, SHELF, COLLECTION_PLAYS } from '../support/a-full-collection.ts';
import { aFreeUser } from '../support/a-user.ts';
import { answer, type Answered } from '../support/answers.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { HOST } from '../support/open-night.ts';
import { openPage } from '../support/render.tsx';

const SIX_DATES: DatePollSummary = {
  options: 6,
  firstDate: new Date('2031-12-04T18:00:00Z'),
  answersUntil: new Date('2031-11-27T19:00:00Z'),
  answered: 3,
  settlesAt: null,
};
const NIGHT = anEvent({
  title: 'Six around the table',
  description: 'Heat first, while everybody is still awake. Then whatever fits.',
  customMessage: 'Soup at half past six for those who are hungry.',
  location: '14 Linden Row, top bell',
  timeZone: 'Europe/Berlin',
  maxAttendees: 8,
  heads: 7,
  guests: 6,
  pending: 1,
});
const NIGHTS: readonly ListedEvent[] = [
  anEvent({
    id: 2,
    title: 'December at Maya’s',
    status: 'finding_date',
    timeZone: 'Europe/Berlin',
    date: new Date('2031-12-18T18:00:00Z'),
    guests: 5,
    datePoll: SIX_DATES,
  }),
  NIGHT,
  anEvent({
    id: 3,
    title: 'A night that did not come to pass',
    status: 'cancelled',
    cancelReason: 'The bridge is up.',
  }),
  anEvent({
    id: 4,
    title: 'One long game',
    eventType: 'casual',
    bannerColor: '#8A4700',
    maxAttendees: 4,
    heads: 2,
    guests: 3,
  }),
  anEvent({
    id: 5,
    title: 'The kitchen cup, for everybody who has never won anything',
    eventType: 'tournament',
    inLine: 2,
  }),
  anEvent({
    id: 6,
    title: 'Rules for newcomers',
    eventType: 'workshop',
    date: new Date('2026-01-03T14:00:00Z'),
    status: 'completed',
  }),
];

const ANSWERS: readonly Answered[] = [
  ...FULL_COLLECTION,
  answer(listEvents, [...NIGHTS]),
  answer(getEvent, NIGHT),
  answer(listAttendees, [HOST, ...SIX_GUESTS]),
  answer(listEventGames, SHELF.slice(0, 4).map(asNightGame)),
  answer(
    listRecentGuests,
    SIX_GUESTS.map(({ name, email }) => ({ name, email: email ?? '' })),
  ),
];
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the list of premium events is accessible', async () => {
  openPage('/game-nights?tab=premium', ANSWERS);
  await expectHeading('One long game');
  await expectHeading(/^The kitchen cup/);
  await expectAccessible('premium-events');
});

test('the card of a night without a date is accessible', async () => {
  openPage('/game-nights', ANSWERS);
  await expectHeading('December at Maya’s');
  await expectAccessible('date-poll-card');
});

test('the form of a night with guests, games and time zone is accessible', async () => {
  openPage('/game-nights?edit=1', ANSWERS);
  await expectHeading('Edit Event');
  await button('Change time zone').click();
  await expect.element(page.getByRole('combobox', { name: 'Time Zone' })).toBeVisible();
  await expectText('Architects of the West Kingdom');
  await expectAccessible('edit-night');
});

test('the form of a new night with recent guests is accessible', async () => {
  openPage('/game-nights?create', ANSWERS);
  await expect.element(page.getByRole('group', { name: 'Games for the night' })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Lately at your table' })).toBeVisible();
  await expectAccessible('create-night');
});

test('the form of a new night with dates from the calendar and from text, some invalid, is accessible', async () => {
  openPage('/game-nights?create', ANSWERS);
  await page.getByText('Let them choose').click();
  await button('Next month').click();
  const days = page.getByRole('grid').getByRole('button');
  for (const place of [11, 12, 18]) await days.nth(place).click();
  await page.getByLabelText('Or paste lines').fill('Sun 28 Mar 2027 02:30\n2030-12-04 19:00\n4.12.2030 7pm\nsoon');
  await userEvent.tab();
  await expectText('Already there');
  await expectAccessible('create-night-dates');
});

test('the form of a new night on the Free plan is accessible with all its errors', { tags: ['rare'] }, async () => {
  openPage('/game-nights?create', ANSWERS, aFreeUser());
  await page.getByLabelText('Event Title').fill('');
  await button('Choose').click();
  for (const place of [0, 2, 4, 6])
    await page
      .getByRole('checkbox', { name: /players/ })
      .nth(place)
      .click();
  await button('Somebody else').click();
  await page
    .getByLabelText(/Guests' Email Addresses/)
    .fill('Ana Sá <ana@example.org>, bob@example.org, cleo(at)example');
  await page.getByText('Type, seats, companions, message, who may come').click();
  await page.getByLabelText('Host Email').fill('maya');
  await button('Create Game Night').click();
  await expectText('Event title is required');
  await expectAccessible('create-night-errors');
});

test('Home with a next night without a date is accessible', { tags: ['rare'] }, async () => {
  const games = SHELF.slice(0, 6);
  openPage('/', [
    ...ANSWERS,
    answer(getHome, {
      owned: 24,
      plays: 312,
      night: {
        ...NIGHT,
        datePoll: SIX_DATES,
        people: SIX_GUESTS.map(({ name, status }) => ({ name: name ?? '', status })),
        answers: { accepted: 5, maybe: 1, invited: 1, declined: 0, uninvited: 0, inLine: 0, asking: 0 },
        games: games.slice(0, 3),
        gameCount: 6,
      },
      latestPlays: COLLECTION_PLAYS.slice(0, 4),
      playedLast: games,
      dust: games.slice(2),
      dusty: 7,
      ballots: [{ groupName: 'The Friday table', year: 2026, link: 'http://localhost/awards/1-x' }],
      withinReach: games.slice(1, 4),
      challenges: [],
    }),
  ]);
  await expectText('Finding a date');
  await expectAccessible('home-date-poll');
});
