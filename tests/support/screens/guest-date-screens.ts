import type { Page } from 'playwright-core';
import type { DatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import { call, clearAway, goTo, inviteTo, sendForm, sharedPath } from './guest-screens.ts';
import type { Screen } from '../browser/screen.ts';

/** Six evenings of a December, some of them at another place. */
const SIX = [
  { startsAt: '2999-12-06T18:00:00Z' },
  { startsAt: '2999-12-07T17:00:00Z', location: 'The Corner House' },
  { startsAt: '2999-12-12T18:30:00Z' },
  { startsAt: '2999-12-13T18:00:00Z' },
  { startsAt: '2999-12-14T14:00:00Z' },
  { startsAt: '2999-12-20T18:00:00Z' },
];
const TWENTY = Array.from({ length: 20 }, (_, week) => ({
  startsAt: new Date(Date.UTC(2999, 8, 6 + week * 7, 18)).toISOString(),
}));
const FIVE = ['Tom', 'Priya Ramanathan', 'Jonas', 'Elif', 'Bartholomäus-Maximilian von Hohenlohe'];

const LABELS = { y: 'Yes', m: 'If need be', n: 'No' } as const;

/** Chooses answers by letters, one a date; a blank leaves one open. */
async function choose(page: Page, answers: string): Promise<void> {
  for (const [place, letter] of answers.split('').entries())
    if (letter === 'y' || letter === 'm' || letter === 'n')
      await page.locator('.dates fieldset').nth(place).getByRole('radio', { name: LABELS[letter] }).check();
}

const VALUES = { y: 'yes', m: 'if_need_be', n: 'no' } as const;

/** The fields of a form with the same answers. */
const fieldsOf = (options: readonly { id: number }[], answers: string): Record<string, string> =>
  Object.fromEntries(
    options.flatMap(({ id }, index) => {
      const letter = answers[index];
      return letter === 'y' || letter === 'm' || letter === 'n' ? [[`d${id}`, VALUES[letter]]] : [];
    }),
  );

async function answerDatesAt(page: Page, address: string, answers: string): Promise<void> {
  await goTo(page, address);
  await choose(page, answers);
  await page.getByRole('button', { name: 'Save Answers' }).last().click();
  await page.getByText('Saved.').waitFor();
}

async function ask(page: Page, origin: string, options: readonly object[] = SIX, changes: object = {}) {
  const datePoll = { options, answersUntil: '2999-09-01T18:00:00Z', ...changes };
  const night = { title: 'December at Maya’s', date: undefined, timeZone: 'Europe/Berlin', datePoll };
  const { eventId, paths } = await inviteTo(page, FIVE, night);
  const addresses = paths.map((path) => origin + path);
  const given = ['yynyyy', 'mymynn', 'ynymym', 'yyyyyy'];
  const poll = await call<Pick<DatePoll, 'options'>>(page, 'GET', `/api/events/${eventId}/date-poll`);
  for (const [at, answers] of given.entries())
    await sendForm(page, `${paths[at + 1]}/dates`, fieldsOf(poll.options, answers));
  return { eventId, address: addresses[0] ?? '' };
}

async function openDates(page: Page, origin: string): Promise<void> {
  const { eventId, address } = await ask(page, origin);
  await goTo(page, address);
  await choose(page, 'ynmy');
  await clearAway(page, eventId);
}

async function openDatesSaved(page: Page, origin: string): Promise<void> {
  const { eventId, address } = await ask(page, origin);
  await answerDatesAt(page, address, 'ynmynm');
  await page.evaluate(() => document.fonts.ready);
  await clearAway(page, eventId);
}

async function openTwentyDates(page: Page, origin: string): Promise<void> {
  const { eventId, address } = await ask(page, origin, TWENTY);
  await goTo(page, address);
  await page.getByLabel('Show names').check();
  await clearAway(page, eventId);
}

async function openInvalidDates(page: Page, origin: string): Promise<void> {
  const { eventId, address } = await ask(page, origin);
  await goTo(page, address);
  await page.getByRole('button', { name: 'Save Answers' }).last().click();
  await page.getByRole('alert').waitFor();
  await clearAway(page, eventId);
}

async function openDatesJoin(page: Page, origin: string): Promise<void> {
  const { eventId } = await ask(page, origin);
  await goTo(page, origin + (await sharedPath(page, eventId)));
  await clearAway(page, eventId);
}

async function openDatesJoined(page: Page, origin: string): Promise<void> {
  const { eventId } = await ask(page, origin);
  await goTo(page, origin + (await sharedPath(page, eventId)));
  await page.getByLabel('Your name').fill('Liv');
  await choose(page, 'yyn');
  await page.getByRole('button', { name: 'Save Answers' }).last().click();
  await page.getByText('This page is yours').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await clearAway(page, eventId);
}

/** Screens of guests and newcomers of a night without a date. */
export const guestDateScreens: readonly Screen[] = [
  { name: 'guest-dates', signedIn: true, open: openDates },
  { name: 'guest-dates-saved', signedIn: true, open: openDatesSaved },
  { name: 'guest-dates-twenty', signedIn: true, long: true, open: openTwentyDates },
  { name: 'guest-dates-errors', signedIn: true, open: openInvalidDates },
  { name: 'guest-dates-join', signedIn: true, open: openDatesJoin },
  { name: 'guest-dates-joined', signedIn: true, open: openDatesJoined },
];
