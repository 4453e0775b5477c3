import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoPages } from '#tests/support/demo-pages.ts';
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
const evening = (page: Page) => page.getByRole('list', { name: 'The evening' });
const titles = (page: Page) => evening(page).getByRole('heading', { level: 3 }).allInnerTexts();

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
  await showVotes(host, demo.origin, eventId);
  await expect.poll(() => votesFor(host, 'Wavelength')).toContain('1 veto');
  await expect.poll(() => votesFor(host, 'Crokinole')).toContain('Priya brings it');
});

describe('the host', () => {
  test('votes too, and brings a game', { tags: ['rare'] }, async () => {
    const page = await demo.signedIn(DESKTOP);
    const { eventId } = await makeVotedNight(page);
    await showVotes(page, demo.origin, eventId);
    await page.getByRole('button', { name: 'Vote Yourself' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your Vote' });
    await dialog.getByRole('checkbox', { name: says('I want it', 'Wavelength') }).check();
    await dialog.getByRole('combobox', { name: 'Which game?' }).fill('A game of our own making');
    await dialog.getByLabel('Players').fill('2-8');
    await dialog.getByRole('button', { name: 'I Bring It' }).click();
    await dialog.getByRole('checkbox', { name: says('I want it', 'A game of our own making') }).waitFor();
    await expect
      .poll(() => dialog.getByRole('checkbox', { name: says('I want it', 'Wavelength') }).isChecked())
      .toBe(true);
    await dialog.getByRole('button', { name: 'Save Votes' }).click();
    await page.locator('.toast').getByText('Votes saved').waitFor();
    await expect.poll(() => votesFor(page, 'Wavelength'), LIVE).toContain('2 of 7 want it');
    await expect.poll(() => votesFor(page, 'A game of our own making')).toContain('1 of 7 wants it');
  });

  const act = async (page: Page, title: string, name: string) => {
    await evening(page)
      .getByRole('button', { name: `Options for ${title}`, exact: true })
      .click();
    await page.getByRole('menuitem', { name }).click();
  };

  test('exchanges a game, keeps one, leaves one out, and finds it all after a reload', { tags: ['rare'] }, async () => {
    const page = await demo.signedIn(DESKTOP);
    const { eventId } = await makeVotedNight(page);
    await showVotes(page, demo.origin, eventId);
    const [first = '', second = '', ...others] = await titles(page);
    expect(others.length).toBeGreaterThan(0);
    await act(page, second, 'Another Game Instead');
    await evening(page).getByRole('heading', { name: second, exact: true }).waitFor({ state: 'detached' });
    const exchanged = await titles(page);
    expect(exchanged).toEqual(expect.arrayContaining([first, ...others]));

    await act(page, first, 'Keep It');
    await evening(page)
      .getByRole('button', { name: `Options for ${first}`, exact: true })
      .click();
    const score = page.getByRole('menuitem', { name: 'Keep Score' });
    expect(await score.getAttribute('href')).toMatch(/^\/table\?game=\d+$/);
    await page.keyboard.press('Escape');
    await evening(page).getByText(', kept').waitFor();
    const last = exchanged.at(-1) ?? '';
    await act(page, last, 'Leave It Out');
    await page.getByRole('button', { name: 'Fill the evening' }).waitFor();
    const wished = exchanged.filter((title) => title !== last);
    const asKept = async () => (await titles(page)).map((title) => title.replace(/\s*, kept$/, '')).toSorted();
    await expect.poll(asKept).toEqual(wished.toSorted());
    await page.reload();
    await evening(page).getByRole('heading', { level: 3 }).first().waitFor();
    await expect.poll(asKept).toEqual(wished.toSorted());
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(async () => (await titles(page)).length).toBe(2 + others.length);
  });

  test('taps a game of the reserve in, and another evening is another one', { tags: ['rare'] }, async () => {
    const page = await demo.signedIn(DESKTOP);
    const { eventId } = await makeVotedNight(page);
    await showVotes(page, demo.origin, eventId);
    const before = await titles(page);
    await page.getByRole('button', { name: 'Another Evening' }).click();
    await expect.poll(() => titles(page)).not.toEqual(before);
    const reserve = page.getByRole('list', { name: 'In reserve, tap to put in' }).getByRole('button').first();
    const title = await reserve.locator('b').innerText();
    await reserve.click();
    await evening(page).getByRole('heading', { name: title }).waitFor();
  });

  test('puts an evening on the night, is asked about other games, and undoes it', { tags: ['rare'] }, async () => {
    const page = await demo.signedIn(DESKTOP);
    const { eventId } = await makeVotedNight(page);
    await showVotes(page, demo.origin, eventId);
    const onNight = () => page.locator('.night-game-list b').allInnerTexts();
    await expect.poll(async () => (await onNight()).length).toBeGreaterThan(0);
    const before = await onNight();
    const put = page.getByRole('button', { name: 'Put These on the Night' });
    await put.click();
    const dialog = page.getByRole('dialog', { name: /^Keep the Other Games?\?$/ });
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(await onNight()).toEqual(before);
    await put.click();
    await dialog.getByRole('button', { name: /^Keep (It|Them) Too$/ }).click();
    await page.locator('.toast').getByText('Games on the night').waitFor();
    await expect.poll(onNight).toEqual(expect.arrayContaining(before));
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
    await page.locator('.toast').getByText('As it was before').waitFor();
    await expect.poll(onNight).toEqual(before);
  });

  test('moves somebody to the other table, and they stay there', { tags: ['rare'] }, async () => {
    const page = await demo.signedIn(DESKTOP);
    const { eventId } = await makeVotedNight(page);
    await showVotes(page, demo.origin, eventId);
    const second = page.getByRole('list', { name: 'At the second table' });
    const first = page.getByRole('list', { name: 'At the first table' });
    await expect.poll(() => first.getByText('Priya').count()).toBe(1);
    await first.getByRole('button', { name: 'Move Priya to the second table' }).click();
    await second.getByRole('button', { name: 'Keep Priya here', pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Let everybody sit anew' }).click();
    await first.getByRole('button', { name: 'Keep Priya here', pressed: false }).waitFor();
  });
});
