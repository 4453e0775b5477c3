import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPages } from '#tests/support/browser/demo-pages.ts';

const demo = demoPages();
let complaints: string[];

async function open(width: number, path: string): Promise<Page> {
  const page = await demo.signedIn({ viewport: { width, height: 800 }, reducedMotion: 'no-preference' });
  complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy'))
      complaints.push(message.text());
  });
  await page.goto(demo.origin + path);
  return page;
}

test('Back closes one dialog at a time, the topmost first', async () => {
  const page = await open(390, '/my-games?q=Cascadia');
  const card = page.getByRole('article', { name: 'Cascadia' });
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  await card.waitFor();
  await page.getByRole('link', { name: 'Add Game' }).first().click();
  await page.getByRole('heading', { name: 'Add New Game' }).waitFor();
  await page.goBack();
  await card.getByRole('button', { name: 'Scoreboard' }).click();
  await dialog
    .getByRole('button', { name: /^Delete session/ })
    .first()
    .click();
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: 'detached' });
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await card.waitFor();
  expect(complaints).toEqual([]);
});

test('a menu whose code loads slowly opens once, and does not open after the focus has moved on', async () => {
  const page = await open(1280, '/people');
  const account = page.getByRole('banner').getByRole('button', { expanded: false });
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent);
  // The request is announced before its handler below is called: what that waits for exists before either.
  let arrive = () => {};
  let arrival = Promise.resolve();
  await page.route('**/menu-parts-*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  /** Presses the button of the menu in a new page. @returns the address of the code that is on its way */
  const pressInNewPage = async (press: () => Promise<void>) => {
    await page.reload();
    await account.focus();
    arrival = new Promise((resolve) => (arrive = resolve));
    const requested = page.waitForRequest('**/menu-parts-*.js');
    await press();
    return (await requested).url();
  };
  const enterTwice = async () => {
    await account.press('Enter');
    await account.press('Enter');
  };
  await pressInNewPage(enterTwice);
  arrive();
  await expect.poll(focusedText).toBe('Profile');
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup'))).toBe('menu');

  const code = await pressInNewPage(enterTwice);
  await page.keyboard.press('Tab');
  const nextFocused = await page.evaluateHandle(() => document.activeElement);
  arrive();
  // As text, since Vitest rewrites an import in a function.
  await page.evaluate(`import(${JSON.stringify(code)})`);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  const isStillThere = await page.evaluate((element) => document.activeElement === element, nextFocused);
  expect([await page.getByRole('menu').count(), isStillThere]).toEqual([0, true]);

  await pressInNewPage(() => account.click());
  arrive();
  for (const name of ['Plays', 'People', 'Table Mode'])
    await page.getByRole('menuitem', { name, exact: true }).waitFor();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/profile');
  expect(complaints).toEqual([]);
});
