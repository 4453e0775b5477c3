import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPages } from '#tests/support/browser/demo-pages.ts';
import { scrollThrough } from '#tests/support/screens/game-night-screens.ts';

const demo = demoPages();
const PHONE = { viewport: { width: 390, height: 844 } };
/** Another window than that whose clock a test stops. */
const LAPTOP = { viewport: { width: 1366, height: 768 } };
/** React holds back what takes a fallback's place for 300 ms. */
const HELD_BACK_MS = 300;

/** Returns how much of the page's own time passes until an element is visible; that time advances only by the test. */
async function timeUntil(page: Page, shown: Locator): Promise<number> {
  let passed = 0;
  await expect
    .poll(
      async () => {
        passed += 1;
        await page.clock.runFor(1);
        return shown.isVisible();
      },
      { timeout: 40_000 },
    )
    .toBe(true);
  return passed;
}

test('a page and a dialog on it are shown as soon as their code is loaded', async () => {
  const page = await demo.open({});
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(`${demo.origin}/my-games?q=Cascadia`);
  const card = page.getByRole('article', { name: 'Cascadia' });
  expect(await timeUntil(page, card)).toBeLessThan(HELD_BACK_MS);
  await card.getByRole('button', { name: 'Edit Game' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Game' });
  expect(await timeUntil(page, dialog)).toBeLessThan(HELD_BACK_MS);
});

/** Returns the page's cumulative layout shift so far. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // No report comes where nothing moved.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0), 500)));
      }),
  );

test.each([
  ['Home', '/', '**/api/home', 'Welcome back', 'Played last'],
  ['My Games', '/my-games', '**/api/played-games/counts', 'My Game Collection', '1,00'],
])('on a phone %s has no layout shift when late data arrives', async (_name, path, late, early, last) => {
  const page = await demo.open(PHONE);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(late, async (route) => {
    await released;
    if (path === '/') await route.continue();
    else await route.fulfill({ json: { games: 0, plays: 1_000_000 } });
  });
  await page.goto(demo.origin + path);
  await page.getByRole('heading', { name: early }).waitFor();
  release();
  await page.getByText(last).first().waitFor();
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

/** The address of the first thing in a list, and its title. */
async function firstOf(page: Page, list: 'games' | 'events') {
  const [first] = (await (await page.request.get(`${demo.origin}/api/${list}`)).json()) as {
    id: number;
    title: string;
  }[];
  if (!first) throw new Error(`there are no ${list}`);
  return { address: `${demo.origin}/${list === 'games' ? 'games' : 'game-nights'}/${first.id}`, title: first.title };
}

test.each([
  ['a game', 'games', '**/api/games'],
  ['a night', 'events', '**/api/events/*/attendees'],
] as const)(
  'the page of %s is prerendered, and has no layout shift when its data arrives',
  async (_name, list, late) => {
    const page = await demo.open(LAPTOP);
    const { address, title } = await firstOf(page, list);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(late, async (route) => {
      await released;
      await route.continue();
    });
    const opening = page.goto(address);
    await page.locator('#root > main[inert]').waitFor();
    release();
    await opening;
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await page.locator('#root > main[inert]').waitFor({ state: 'detached' });
    await scrollThrough(page);
    await expect.poll(() => page.locator('main .skeleton').count(), { timeout: 20_000 }).toBe(0);
    expect(await shiftOf(page)).toBeLessThan(0.02);
  },
);
