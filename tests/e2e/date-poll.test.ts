import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { settleDueDates } from '#server/features/date-polls/settle-due.ts';
import { UNDO_SECONDS } from '#shared/limits.ts';
import type { DateAnswer } from '#shared/enums.ts';
import { demoPages } from '#tests/support/demo-pages.ts';
import { callFrom } from '#tests/support/game-night-screens.ts';

const demo = demoPages();
const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DAYS = [3, 4, 9, 10, 11, 17];

interface Voter {
  id: number;
  name: string;
}
interface Poll {
  options: { id: number }[];
  attendees: Voter[];
}

/** Chooses six days of the next month in the form of a new night. */
async function chooseSixDates(page: Page): Promise<void> {
  await page.goto(`${demo.origin}/game-nights?create`);
  await page.getByText('Let them choose').click();
  await page.getByRole('button', { name: 'Next month' }).click();
  const days = page.getByRole('grid').getByRole('gridcell');
  const inMonth = days.and(page.locator(':not([data-outside])'));
  for (const day of DAYS)
    await inMonth
      .nth(day - 1)
      .getByRole('button')
      .click();
  await page.getByRole('heading', { name: '6 dates' }).waitFor();
}

/** A night that asks three guests for a date. Returns its id and poll. */
async function askThree(page: Page): Promise<{ id: number; poll: Poll }> {
  await chooseSixDates(page);
  for (const name of ['Priya', 'Tom', 'Elif']) await page.getByRole('button', { name, exact: true }).click();
  await page.getByText('Next: Ask 3 for a date.').waitFor();
  await page.getByRole('button', { name: 'Create Game Night' }).click();
  await page.getByText('0 of 3 are in').waitFor();
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  return { id, poll: await callFrom<Poll>(page, 'GET', `/api/events/${id}/date-poll`) };
}

/** The same, of the API, and on its page. */
async function openAskingThree(page: Page): Promise<{ id: number; poll: Poll }> {
  const options = DAYS.map((day) => ({ startsAt: new Date(Date.UTC(2031, 11, day, 18)), location: null }));
  const { id } = await callFrom<{ id: number }>(page, 'POST', '/api/events', {
    title: 'When you can',
    timeZone: 'Europe/Berlin',
    hostEmail: 'maya@demo.rollcall.example',
    datePoll: { options },
  });
  const known = await callFrom<{ email: string; name: string | null }[]>(page, 'GET', '/api/recent-guests');
  const attendees = known.filter(({ name }) => name !== null && /^(Priya|Tom|Elif)\b/.test(name));
  await callFrom(page, 'POST', `/api/events/${id}/attendees`, { attendees });
  await page.goto(`${demo.origin}/game-nights/${id}`);
  await page.getByText('0 of 3 are in').waitFor();
  return { id, poll: await callFrom<Poll>(page, 'GET', `/api/events/${id}/date-poll`) };
}

/** A guest's answers to the first dates, as they reach the server from elsewhere. */
const answer = (page: Page, { id, poll }: { id: number; poll: Poll }, name: RegExp, ...answers: DateAnswer[]) =>
  callFrom(page, 'PUT', `/api/events/${id}/date-poll/answers`, {
    attendeeId: poll.attendees.find((one) => name.test(one.name))?.id,
    answers: answers.map((given, place) => ({ optionId: poll.options[place]?.id, answer: given })),
  });

/** Returns the text or name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

describe('a host who lets the guests choose the date', () => {
  test('sees answers arrive, sets the best date, undoes it, sets it again, and opens it again', async () => {
    const page = await demo.signedIn(DESKTOP);
    const night = await askThree(page);
    await page.getByRole('button', { name: 'Ask 3 for a Date' }).click();
    await page.getByText('are silent').waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy Link for a Chat' }).click();
    await page.locator('.toast').getByText('The shared link').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(`${demo.origin}/join/`);
    await page.context().clearPermissions();

    const elsewhere = await demo.signedIn(DESKTOP);
    await answer(elsewhere, night, /Priya/, 'no', 'yes', 'yes', 'yes', 'yes', 'yes');
    await page.getByText('1 of 3 are in').waitFor();
    await page.getByRole('status').filter({ hasText: 'Priya answered all 6.' }).waitFor();
    await answer(elsewhere, night, /Tom/, 'if_need_be', 'yes');
    await page.getByText('2 of 3 are in').waitFor();

    const table = page.getByRole('table');
    await expect.poll(() => table.getByRole('columnheader', { name: /Priya/ }).count()).toBe(1);
    const best = table.locator('tr[data-best]').first();
    await expect.poll(() => best.innerText()).toContain('Best so far');
    await expect.poll(() => best.getByRole('cell').allInnerTexts()).toContain('Yes');

    const set = page.getByRole('button', { name: /^Set (?!.*\.\.\.)/ });
    await set.click();
    await page
      .locator('.toast')
      .getByText(/^It is /)
      .waitFor();
    await expect.poll(() => focused(page)).toBe('Undo');
    await page.locator('.toast').getByRole('button', { name: /Undo/ }).click();
    await page.getByText('Nobody was told.').first().waitFor();
    await expect.poll(() => set.isEnabled()).toBe(true);

    await set.click();
    await page.getByText('Until then nothing has happened.').waitFor();
    await settleDueDates(demo.services.db, new Date(Date.now() + UNDO_SECONDS * 1000));
    await page.getByRole('heading', { name: 'RSVP Status' }).waitFor();
    await page
      .locator('.toast')
      .getByText(/^The date is set\./)
      .waitFor();
    await expect.poll(() => page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(['H1', 0]);
    await expect.poll(() => page.locator('.rsvp-counts').innerText()).toContain('3');

    await page.getByRole('button', { name: 'More to do with this event' }).click();
    await page.getByRole('menuitem', { name: 'Open the Date Again...' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Open the Date Again' }).click();
    await page.getByText('2 of 3 are in').waitFor();
  });

  test('on a phone sees the date that leads open, and the one that led before shut', { tags: ['rare'] }, async () => {
    const page = await demo.signedIn(PHONE);
    const night = await openAskingThree(page);
    const isOpen = () => page.locator('details[open]').evaluateAll((cards) => cards.map((card) => card.textContent));
    await answer(page, night, /Priya/, 'yes', 'no');
    await expect.poll(async () => (await isOpen()).filter((text) => text.includes('Best so far')).length).toBe(1);
    const [before] = await isOpen();
    await answer(page, night, /Priya/, 'no', 'yes');
    await expect.poll(async () => (await isOpen())[0] !== before).toBe(true);
    const after = await isOpen();
    expect([after.length, after[0]?.includes('Best so far')]).toEqual([1, true]);

    await page.getByRole('button', { name: /^Options for Tom/ }).click();
    await page.getByRole('menuitem', { name: 'Fill In Their Answers...' }).click();
    const whose = page.getByRole('dialog').getByLabel('Whose answers').locator('option:checked');
    await expect.poll(() => whose.innerText()).toContain('Tom');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => focused(page)).toMatch(/^Options for Tom/);
  });
});

test('a form with too few dates says so where the reader is, and leads to the dates', async () => {
  const page = await demo.signedIn(PHONE);
  await chooseSixDates(page);
  const remove = page.getByRole('button', { name: /^Remove / });
  for (const left of [5, 4, 3, 2, 1]) {
    await remove.first().click();
    await page.getByRole('heading', { name: left === 1 ? '1 date' : `${left} dates` }).waitFor();
    expect(await focused(page)).toMatch(/^Remove /);
  }
  const create = page.getByRole('button', { name: 'Create Game Night' });
  await page.getByRole('button', { name: 'Priya', exact: true }).click();
  await create.click();
  await expect.poll(() => focused(page)).toBe('1 date');
  expect(await page.getByText('Choose at least one more date.').count()).toBe(2);
  await expect
    .poll(() =>
      page.getByRole('heading', { name: '1 date' }).evaluate((heading) => {
        const { top, bottom } = heading.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    )
    .toBe(true);
  await remove.click();
  await expect.poll(() => focused(page)).toBe('0 dates');
});

test('days are chosen with the keyboard', async () => {
  const page = await demo.signedIn(DESKTOP);
  await page.goto(`${demo.origin}/game-nights?create`);
  await page.getByRole('radio', { name: 'One date' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('grid').waitFor();
  await page.getByRole('button', { name: 'Next month' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.getByRole('heading', { name: '2 dates' }).waitFor();
});
