import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Votes } from '#shared/contracts/votes.ts';
import { demoPages } from '#tests/support/demo-pages.ts';
import { callFrom } from '#tests/support/game-night-screens.ts';
import { goTo } from '#tests/support/guest-screens.ts';
import { makeVotedNight, showVotes } from '#tests/support/vote-screens.ts';

const demo = demoPages();
const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** A page of somebody who is nobody here, on a phone. */
async function guestPage(host: Page, path: string, options: object = {}): Promise<Page> {
  const context = await host
    .context()
    .browser()
    ?.newContext({ viewport: { width: 390, height: 844 }, ...options });
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
const says = (words: string, title: string) => new RegExp(`^${words}\\s*: ${title}$`);

test('a guest votes by their link, the host sees it come in, closes the vote and reads the names', async () => {
  const host = await demo.signedIn(DESKTOP);
  const { eventId, paths } = await makeVotedNight(host);
  await showVotes(host, demo.origin, eventId);
  await expect.poll(() => votesFor(host, 'Wavelength')).toContain('1 of 7 wants it');

  const guest = await guestPage(host, paths[4] ?? '');
  await guest.getByRole('checkbox', { name: says('I want it', 'Wavelength') }).check();
  await guest.getByRole('checkbox', { name: says('I can teach it', 'Wavelength') }).check();
  await guest.getByRole('button', { name: 'Save my votes' }).click();
  await guest.getByText('Your votes are saved.').waitFor();
  await expect.poll(() => votesFor(host, 'Wavelength'), LIVE).toContain('2 of 7 want it');
  await expect.poll(() => votesFor(host, 'Wavelength')).not.toContain('Noor');

  await guest.getByText('Bring a game of your own').click();
  const title = guest.getByLabel('Which game?');
  await title.pressSequentially('camel up');
  await expect.poll(() => guest.locator('datalist option').count(), LIVE).toBeGreaterThan(0);
  await title.fill('Camel Up');
  await guest.getByRole('button', { name: 'I bring it' }).click();
  await guest.getByText('You bring it').nth(1).waitFor();
  await expect.poll(() => votesFor(host, 'Camel Up'), LIVE).toContain('Noor brings it');

  await host.getByRole('button', { name: 'Close the Vote' }).click();
  await host.getByRole('alertdialog').getByRole('button', { name: 'Close the Vote' }).click();
  await expect.poll(() => votesFor(host, 'Wavelength'), LIVE).toContain('Elif and Noor want it');
  await guest.reload();
  await guest.getByText('The vote is closed.').waitFor();
});

test('a guest votes and brings a game without JavaScript', { tags: ['rare'] }, async () => {
  const host = await demo.signedIn(DESKTOP);
  const { eventId, paths } = await makeVotedNight(host);
  const guest = await guestPage(host, paths[0] ?? '', { javaScriptEnabled: false });
  await guest.getByLabel('One game that you will not play').selectOption({ label: 'Wavelength' });
  await guest.getByRole('button', { name: 'Save my votes' }).click();
  await guest.getByText('Your votes are saved.').waitFor();
  await guest.getByText('Bring a game of your own').click();
  await guest.getByLabel('Which game?').fill('Crokinole');
  await guest.getByRole('button', { name: 'I bring it' }).click();
  await guest.getByText('You bring it').waitFor();
  const { games } = await callFrom<Votes>(host, 'GET', `/api/events/${eventId}/votes`);
  const said = (title: string) => games.find((game) => game.title === title);
  expect([said('Wavelength')?.vetoes, said('Crokinole')?.broughtBy]).toEqual([1, 'Priya']);
});
