import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
let page: Page;
let complaints: string[];

beforeEach(async () => {
  page = await demo.open({ viewport: { width: 1280, height: 700 } });
  complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy'))
      complaints.push(message.text());
  });
});

const firstTitle = async () => (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';

test('the page behind a dialog does not scroll, and is where it was afterwards', async () => {
  await page.getByRole('button', { name: 'Remove Game' }).first().press('Enter');
  await page.getByRole('alertdialog').waitFor();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('PageDown');
  await page.waitForTimeout(200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  expect(complaints).toEqual([]);
});

test('focus goes on to what stands in the place of the last game, and back to the first card', async () => {
  await page.goto(`${demo.origin}/my-games?q=${encodeURIComponent(await firstTitle())}`);
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await page.getByRole('button', { name: 'Remove Game' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Game' }).press('Enter');
  await expect.poll(focusedText).toBe('No games match your search');
  await page.getByRole('button', { name: 'Clear' }).last().press('Enter');
  await page.getByRole('article').first().waitFor();
  const title = await firstTitle();
  await expect.poll(focusedText).toContain(title);
});

test('what may be left out of a game by hand is folded, and opens at an error, which takes the focus', async () => {
  await page.goto(`${demo.origin}/add-game?tab=manual`);
  const link = page.getByLabel('YouTube Rules Link (optional)');
  await page.getByLabel('Game Title').fill('A Game of Ours');
  await page.getByLabel('Players').fill('2-4');
  await page.getByLabel('Duration').fill('45');
  await expect.poll(() => link.isVisible()).toBe(false);
  await page.getByText('More Details (optional)').click();
  await link.fill('no address');
  await page.getByText('More Details (optional)').click();
  await expect.poll(() => link.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Add Game' }).click();
  await expect.poll(() => link.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await link.isVisible()).toBe(true);
});

test('a change of tab is one step back', async () => {
  await page.getByRole('tab', { name: /^Wishlist/ }).click();
  await page.getByRole('heading', { name: 'My Game Collection' }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?tab=wishlist');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect.poll(() => page.getByRole('tab', { name: /^Owned Games/ }).getAttribute('aria-selected')).toBe('true');
});

test('a menu opens by a key with the focus on its first item, and by a press, though its code was not here yet', async () => {
  const account = page.getByRole('banner').getByRole('button', { expanded: false });
  await page.reload();
  await account.focus();
  await account.press('Enter');
  await page.getByRole('menuitem', { name: 'Profile' }).waitFor();
  await expect.poll(focusedText).toBe('Profile');
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup'))).toBe('menu');
  await page.reload();
  await account.click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/profile');
});

test(
  'a menu whose code is slow opens once, with the focus on its first item, and not for somebody who has gone on',
  { tags: ['rare'] },
  async () => {
    const account = page.getByRole('banner').getByRole('button', { expanded: false });
    let arrive = () => {};
    await page.route('**/menu-parts-*.js', async (route) => {
      await new Promise<void>((resolve) => (arrive = resolve));
      await route.continue();
    });
    const pressedTwice = async () => {
      await page.reload();
      await account.focus();
      const requested = page.waitForRequest('**/menu-parts-*.js');
      await account.press('Enter');
      await account.press('Enter');
      return (await requested).url();
    };
    await pressedTwice();
    arrive();
    await expect.poll(focusedText).toBe('Profile');

    const code = await pressedTwice();
    await page.keyboard.press('Tab');
    const nextFocused = await page.evaluateHandle(() => document.activeElement);
    arrive();
    // As text, since Vitest rewrites an import in a function.
    await page.evaluate(`import(${JSON.stringify(code)})`);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    const isStillThere = await page.evaluate((element) => document.activeElement === element, nextFocused);
    expect([await page.getByRole('menu').count(), isStillThere]).toEqual([0, true]);
  },
);

/** The text of the element that has the focus; null where none has: the body's text would contain what any test looks for. */
const focusedText = (): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused === null || focused === document.body ? null : focused.textContent;
  });
