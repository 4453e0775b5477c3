import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPages } from '#tests/support/browser/demo-pages.ts';
import { goTo } from '#tests/support/screens/guest-screens.ts';
import { setDueDates } from '#server/nights/date-polls/set-due-dates.ts';
import type { DateAnswer } from '#shared/enums.ts';
import { UNDO_SECONDS } from '#shared/limits/limits.ts';
import { callFrom } from '#tests/support/screens/game-night-screens.ts';
import { makeVotedNight, showVotes } from '#tests/support/screens/vote-screens.ts';

const demo = demoPages();
const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** A page of somebody who is nobody here, on a phone. */
async function guestPage(host: Page, path: string): Promise<Page> {
  const context = await host
    .context()
    .browser()
    ?.newContext({ viewport: { width: 390, height: 844 } });
  if (!context) throw new Error('the browser is gone');
  const page = await context.newPage();
  await goTo(page, demo.origin + path);
  return page;
}

/** A change comes in by the stream of the night, which takes as long as it takes. */
const LIVE = { timeout: 20_000 };
const votesFor = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Votes by game' }).getByRole('listitem').filter({ hasText: title }).innerText();
/** A box of the game of that title. */
const checkboxName = (words: string, title: string) => new RegExp(`^${words}\\s*: ${title}$`);

test('a guest votes by their link, the host sees it live, closes the vote and sees the names', async () => {
  const host = await demo.signedIn(DESKTOP);
  const { eventId, paths } = await makeVotedNight(host);
  await showVotes(host, demo.origin, eventId);
  await expect.poll(() => votesFor(host, 'Wavelength')).toContain('1 of 7 wants it');

  const guest = await guestPage(host, paths[4] ?? '');
  await guest.getByRole('checkbox', { name: checkboxName('I want it', 'Wavelength') }).check();
  await guest.getByRole('checkbox', { name: checkboxName('I can teach it', 'Wavelength') }).check();
  await guest.getByRole('button', { name: 'Save my votes' }).click();
  await guest.getByText('Your votes are saved.').waitFor();
  await expect.poll(() => votesFor(host, 'Wavelength'), LIVE).toContain('2 of 7 want it');
  await expect.poll(() => votesFor(host, 'Wavelength')).not.toContain('Noor');

  await guest.getByText('Bring a game of your own').click();
  await guest.getByLabel('Which game?').pressSequentially('cammel up');
  await guest.getByRole('button', { name: 'Camel Up', exact: true }).click();
  await expect.poll(() => guest.getByLabel('Which game?').inputValue()).toBe('Camel Up');
  await guest.getByRole('button', { name: 'I bring it' }).click();
  await guest.getByText('You bring it').nth(1).waitFor();
  await expect.poll(() => votesFor(host, 'Camel Up'), LIVE).toContain('Noor brings it');

  await host.getByRole('button', { name: 'Close the Vote' }).click();
  await host.getByRole('alertdialog').getByRole('button', { name: 'Close the Vote' }).click();
  await expect.poll(() => votesFor(host, 'Wavelength'), LIVE).toContain('Elif and Noor want it');
  await guest.reload();
  await guest.getByText('The vote is closed.').waitFor();
});

const DAYS = [3, 4, 9, 10, 11, 17];

interface Voter {
  id: number;
  name: string;
}
interface Poll {
  options: { id: number }[];
  attendees: Voter[];
}

/** A night that asks three guests for a date, on its page. */
async function openAskingThree(page: Page): Promise<{ id: number; poll: Poll }> {
  const options = DAYS.map((day) => ({ startsAt: new Date(Date.UTC(2031, 11, day, 18)), location: null }));
  const { id } = await callFrom<{ id: number }>(page, 'POST', '/api/events', {
    title: 'When you can',
    timeZone: 'Europe/Berlin',
    hostEmail: 'maya@demo.rollcall.example',
    datePoll: { options },
  });
  const attendees = ['Priya', 'Tom', 'Elif'].map((name) => ({ email: `${name.toLowerCase()}@example.org`, name }));
  await callFrom(page, 'POST', `/api/events/${id}/attendees`, { attendees });
  await page.goto(`${demo.origin}/game-nights/${id}`);
  await page.getByText('0 of 3 have answered').waitFor();
  return { id, poll: await callFrom<Poll>(page, 'GET', `/api/events/${id}/date-poll`) };
}

/** A guest's answers to the first dates, as they reach the server from elsewhere. */
const answer = (page: Page, { id, poll }: { id: number; poll: Poll }, name: RegExp, ...answers: DateAnswer[]) =>
  callFrom(page, 'PUT', `/api/events/${id}/date-poll/answers`, {
    attendeeId: poll.attendees.find((one) => name.test(one.name))?.id,
    answers: answers.map((given, index) => ({ optionId: poll.options[index]?.id, answer: given })),
  });

/** Returns the text or name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

test('a host sees date answers live, sets the best date, undoes it, sets it again and reopens the poll', async () => {
  const page = await demo.signedIn(DESKTOP);
  const night = await openAskingThree(page);
  await page.getByRole('button', { name: 'Ask 3 for a Date' }).click();
  await page.getByText('have not answered').waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy Link for a Chat' }).click();
  await page.locator('.toast').getByText('The shared link').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(`${demo.origin}/join/`);
  await page.context().clearPermissions();

  const elsewhere = await demo.signedIn(DESKTOP);
  await answer(elsewhere, night, /Priya/, 'no', 'yes', 'yes', 'yes', 'yes', 'yes');
  await page.getByText('1 of 3 have answered').waitFor();
  await page.getByRole('status').filter({ hasText: 'Priya answered all 6.' }).waitFor();
  await answer(elsewhere, night, /Tom/, 'if_need_be', 'yes');
  await page.getByText('2 of 3 have answered').waitFor();

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
  await page.getByText('Nothing has been sent yet.').waitFor();
  await setDueDates(demo.services.db, new Date(Date.now() + UNDO_SECONDS * 1000));
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
  await page.getByText('2 of 3 have answered').waitFor();
});
