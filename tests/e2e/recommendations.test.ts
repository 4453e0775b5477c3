import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STAFF } from '#tests/support/a-pick.ts';
import { windowOf } from '#tests/support/browser-sign-in.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { SHELF } from '#tests/support/recommended.ts';
import { testApp } from '#tests/support/test-app.ts';

const app = testApp({ screens: true, environment: STAFF });
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const cards = (page: Page) => page.getByRole('article');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const waitForText = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** Puts enough games on the shelf of whoever is signed in. */
async function addShelf(page: Page): Promise<void> {
  const statuses = await page.evaluate(async (titles) => {
    const bodies = titles.map((title) => JSON.stringify({ title, players: '2-4', duration: '45 min' }));
    const headers = { 'Content-Type': 'application/json' };
    const added = bodies.map((body) => fetch('/api/games', { method: 'POST', headers, body }));
    return (await Promise.all(added)).map(({ status }) => status);
  }, SHELF);
  expect(statuses).toEqual(SHELF.map(() => 201));
}

async function openTab(page: Page): Promise<void> {
  await page.goto(`${app.origin}/my-games?tab=recommendations`);
  await cards(page).first().waitFor();
}

test('on the Free plan two picks are shown, the rest is behind the plans, and one can be left out', async () => {
  const page = await windowOf(browser, app, 'free@example.org');
  await openTab(page);
  await expect.poll(() => cards(page).count()).toBe(2);
  await page.getByRole('link', { name: 'Show 10 More (Premium Feature)' }).click();
  await page.waitForURL('**/premium');
  await openTab(page);
  const first = cards(page).first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('button', { name: 'Not for me' }).click();
  await waitForText(page, `"${title}" is not recommended any more.`);
  await expect.poll(() => cards(page).count()).toBe(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Staff picks');
  await button(page, 'Undo').click();
  await expect.poll(() => cards(page).count()).toBe(2);
  await cards(page).first().getByRole('button', { name: 'Not for me' }).click();
  await expect.poll(() => cards(page).count()).toBe(1);
  await page.reload();
  await expect.poll(() => cards(page).count()).toBe(1);
  await page.getByRole('heading', { name: 'Not for you' }).click();
  await button(page, `Recommend ${title} again`).click();
  await expect.poll(() => cards(page).count()).toBe(2);
  const skyTeam = page.getByRole('article', { name: 'Sky Team', exact: true });
  await skyTeam.getByRole('button', { name: 'Add to Wishlist' }).click();
  await waitForText(page, 'Game has been added to your wishlist!');
  await skyTeam.getByText('On your wishlist', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Wishlist (1)' }).click();
  await page
    .getByText(/^Staff Recommendation: Twenty minutes/)
    .first()
    .waitFor();
  await page.context().close();
});

test(
  'on the Free plan recommendations are generated once, and another window says so',
  { tags: ['rare'] },
  async () => {
    const page = await windowOf(browser, app, 'once@example.org');
    await openTab(page);
    await page.getByRole('tab', { name: 'AI Recommendations' }).click();
    await page.getByRole('heading', { name: 'Add 5 Games First' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Generate/ }).count()).toBe(0);
    await addShelf(page);
    const other = await page.context().newPage();
    for (const one of [page, other]) {
      await openTab(one);
      await one.getByRole('tab', { name: 'AI Recommendations' }).click();
      await one.getByText('No AI Recommendations', { exact: true }).waitFor();
    }
    await button(page, 'Generate Recommendations').click();
    await waitForText(page, 'Recommendations Generated');
    await cards(page).first().getByText('Why this recommendation?', { exact: true }).waitFor();
    await expect.poll(() => cards(page).count()).toBe(1);
    await expect.poll(() => button(page, 'Premium Required').isDisabled()).toBe(true);
    expect(await page.getByRole('link', { name: 'Show 9 More (Premium Feature)' }).getAttribute('href')).toBe(
      '/premium',
    );
    await button(other, 'Generate Recommendations').click();
    await waitForText(other, 'Free User Limit Reached');
    await button(other, 'Premium Required').waitFor();
    await page.context().close();
  },
);

test(
  'on Premium Plus all are shown, the next ones are tuned, and the free view can be looked at',
  { tags: ['rare'] },
  async () => {
    const page = await windowOf(browser, app, 'plus@example.org', { isPremiumPlus: true });
    await addShelf(page);
    await openTab(page);
    await expect.poll(() => cards(page).count()).toBe(12);
    await button(page, 'Premium Active').click();
    await expect.poll(() => cards(page).count()).toBe(2);
    await waitForText(page, 'Premium is off on this screen: you see what the Free plan shows.');
    await button(page, 'Premium Off').click();
    await page.getByRole('tab', { name: 'AI Recommendations' }).click();
    await page.getByRole('slider', { name: 'Weight' }).press('ArrowRight');
    await waitForText(page, 'Saved.');
    await button(page, 'Generate New').click();
    await waitForText(page, 'Recommendations Generated');
    await cards(page).nth(9).waitFor();
    await page.reload();
    await page.getByRole('tab', { name: 'AI Recommendations' }).click();
    await expect
      .poll(() => page.getByRole('slider', { name: 'Weight' }).getAttribute('aria-valuetext'))
      .toBe('Rather heavier');
    await page.route('**/api/games', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await cards(page).first().getByRole('button', { name: 'Add to Collection' }).click();
    await waitForText(page, 'Could not add game to collection. Please try again.');
    await page.context().close();
  },
);

test(
  'on a phone four are shown at first, in less than four screens, and the others at a press',
  { tags: ['rare'] },
  async () => {
    const page = await windowOf(browser, app, 'phone@example.org', { isPremium: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await openTab(page);
    await expect.poll(() => cards(page).count()).toBe(4);
    const list = await page.getByRole('list', { name: 'Staff picks' }).boundingBox();
    expect(list?.height).toBeLessThan(4 * 480);
    await button(page, 'Show 8 More').click();
    await expect.poll(() => cards(page).count()).toBe(12);
    await button(page, 'Show Less').click();
    await expect.poll(() => cards(page).count()).toBe(4);
    await page.context().close();
  },
);

test('staff write a pick and see it among the picks; to others there is no such page', { tags: ['rare'] }, async () => {
  const stranger = await windowOf(browser, app, 'nobody@example.org');
  await stranger.goto(`${app.origin}/staff`);
  await stranger.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await stranger.context().close();

  const page = await windowOf(browser, app, STAFF.STAFF_EMAILS, { isPremium: true });
  await page.goto(`${app.origin}/staff`);
  await button(page, 'New Pick').click();
  await page.getByRole('combobox', { name: 'Game Title' }).pressSequentially('Hanab');
  await page.getByRole('listbox', { name: 'Known games' }).getByRole('option').first().click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Players' }).inputValue()).toBe('2-5');
  await button(page, 'Save Pick').click();
  await page.getByText('Please say why you recommend it', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Why You Recommend It' }).fill('You see every hand but your own.');
  await page.getByRole('checkbox', { name: 'Featured' }).check();
  await page.getByRole('region', { name: 'Preview' }).getByText('“You see every hand but your own.”').waitFor();
  await button(page, 'Save Pick').click();
  await waitForText(page, 'Hanabi is among the staff picks.');
  await openTab(page);
  await page.getByRole('article', { name: 'Hanabi', exact: true }).getByText('Robin', { exact: true }).waitFor();

  await page.goto(`${app.origin}/staff`);
  const hanabi = page.getByRole('group', { name: 'Hanabi', exact: true });
  await hanabi.getByRole('button', { name: 'Edit' }).click();
  await app.services.pool.query(
    "update staff_recommendations set updated_at = updated_at + '1 s' where title = 'Hanabi'",
  );
  await page.getByRole('textbox', { name: 'Duration' }).fill('30 min');
  await button(page, 'Save Pick').click();
  await page.getByText('Somebody else has changed this pick meanwhile', { exact: true }).waitFor();
  await button(page, 'Save Pick').click();
  await waitForText(page, 'Pick saved');
  await hanabi.getByRole('button', { name: 'Retire' }).click();
  await waitForText(page, 'Hanabi is no longer shown.');
  await page.context().close();
});
