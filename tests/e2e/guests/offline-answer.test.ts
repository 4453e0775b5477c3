import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { answerInvitation, listAttendees } from '#shared/nights/attendees-contract.ts';
import { changeEvent } from '#shared/nights/events-contract.ts';
import { getVotes } from '#shared/nights/votes-contract.ts';
import { aVotedNight } from '#tests/support/rows/a-voted-night.ts';
import { aNightWithoutDate } from '#tests/support/rows/date-guests.ts';
import { newWindows } from '#tests/support/browser/new-windows.ts';
import { guestPath } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const KEPT = 'You are offline. Your answer is kept here, and is sent when you are back.';

const windows = newWindows();
const { app } = windows;
let maya: Person;
let night: Awaited<ReturnType<typeof aVotedNight>>;
let path: string;
let page: Page;

beforeEach(async () => {
  maya = await makeOwner(app, { firstName: 'Maya', isPremiumPlus: true });
  night = await aVotedNight(maya);
  path = await guestPath(maya, night.guestIds[0] ?? 0);
  page = await windows.open(PHONE);
  await page.goto(app.origin + path);
});

const guest = async () =>
  (await maya.call(listAttendees, { params: { id: night.eventId } })).body.find(({ isHost }) => !isHost);
const setOffline = (offline: boolean) => page.context().setOffline(offline);

/** Declines with a note while there is no network. */
async function declineOffline(): Promise<void> {
  await setOffline(true);
  await page.getByRole('radio', { name: 'Decline' }).check();
  await page.getByText('Tell Maya more').click();
  await page.getByLabel('A note to Maya').fill('A cold. Sorry!');
  await page.getByRole('button', { name: 'Send my regrets' }).tap();
  await page.getByRole('status').filter({ hasText: KEPT }).waitFor();
}

/** Says that nothing was sent, with what was chosen filled in. */
async function expectToBeAsked(): Promise<void> {
  await page.getByRole('status').filter({ hasText: 'This page has changed since you answered offline' }).waitFor();
  expect(await page.getByRole('radio', { name: 'Decline' }).isChecked()).toBe(true);
  expect(await page.getByLabel('A note to Maya').inputValue()).toBe('A cold. Sorry!');
}

test('an answer given without network is kept without the link, and sent once there is one', async () => {
  await declineOffline();
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain('A cold. Sorry!');
  expect(kept).not.toContain(path.split('/').at(-1));
  expect((await guest())?.status).toBe('accepted');
  await setOffline(false);
  await page.getByText('Your answer is saved.').waitFor();
  expect(await guest()).toMatchObject({ status: 'declined', guestNote: 'A cold. Sorry!' });
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('an answer kept on a page that was closed is sent when the page is opened again', async () => {
  await declineOffline();
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  page = await context.newPage();
  await page.goto(app.origin + path);
  await page.getByText('Your answer is saved.').waitFor();
  expect((await guest())?.status).toBe('declined');
});

test('an answer given elsewhere meanwhile is not overwritten until the guest sends theirs', async () => {
  await declineOffline();
  await maya.call(answerInvitation, { params: { id: night.guestIds[0] ?? 0 }, body: { status: 'maybe' } });
  await setOffline(false);
  await expectToBeAsked();
  expect((await guest())?.status).toBe('maybe');
  await page.getByRole('button', { name: 'Send my regrets' }).tap();
  await page.getByText('Your answer is saved.').waitFor();
  expect((await guest())?.status).toBe('declined');
});

test('an answer to a date that moved meanwhile is not sent', async () => {
  await declineOffline();
  await maya.call(changeEvent, { params: { id: night.eventId }, body: { date: '2999-06-07T18:00:00Z' } });
  await setOffline(false);
  await expectToBeAsked();
  expect((await guest())?.status).toBe('accepted');
});

test('votes and answers to dates are kept too', async () => {
  await setOffline(true);
  await page.getByRole('checkbox', { name: /^I want it\s*: Heat$/ }).check();
  await page.getByRole('button', { name: 'Save my votes' }).tap();
  await page.getByText(KEPT).waitFor();
  await setOffline(false);
  await page.getByText('Your votes are saved.').waitFor();
  const { games } = (await maya.call(getVotes, { params: { id: night.eventId } })).body;
  expect(games.map(({ title, approvals }) => [title, approvals])).toContainEqual(['Heat', 1]);

  const finding = await aNightWithoutDate(app, maya, { guests: ['cleo@example.org'] });
  await page.goto(app.origin + (await guestPath(maya, finding.guestIds[0] ?? 0)));
  await setOffline(true);
  await page.getByRole('button', { name: 'Any of these' }).tap();
  await page.getByRole('button', { name: 'Save Answers', exact: true }).tap();
  await page.getByText(KEPT).waitFor();
  await setOffline(false);
  await page.getByText(/saved/i).first().waitFor();
});
