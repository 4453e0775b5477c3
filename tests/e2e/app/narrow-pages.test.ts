import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { overflow } from '#tests/support/browser/accessibility-checks.ts';
import { demoPages } from '#tests/support/browser/demo-pages.ts';
import { screens } from '#tests/support/browser/screens.ts';
import { expandSection, openNight, scrollThrough } from '#tests/support/screens/game-night-screens.ts';

const demo = demoPages();
/** A phone at a zoom of 400%. */
const NARROW = { viewport: { width: 195, height: 422 } };
const PAGES = new Set(['profile', 'premium', 'game', 'game-wished-for', 'recommendations', 'game-nights']);

test.each(screens.filter(({ name }) => PAGES.has(name)))(
  'at a zoom of 400% the screen $name is not wider than the window',
  async ({ open }) => {
    const page = await demo.signedIn(NARROW);
    await open(page, demo.origin);
    await expect.poll(() => page.evaluate(overflow)).toBe(0);
  },
);

/** A night with the plan of its evening. */
async function openPlan(page: Page): Promise<Locator> {
  await openNight(page, demo.origin);
  await scrollThrough(page);
  const another = page.getByRole('button', { name: /^(Another Evening|Nothing else comes close)$/ });
  await another.waitFor();
  return another;
}

test('at a zoom of 400% a night with the plan of its evening, its two buttons and its guests fits the window', async () => {
  const page = await demo.signedIn(NARROW);
  const another = await openPlan(page);
  await expect.poll(() => page.evaluate(overflow)).toBe(0);
  const buttons = another.locator('xpath=..').getByRole('button');
  const cut = await buttons.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(cut).toBe(0);
  const names = page.locator('[data-attendee] p:first-child');
  for (const width of await names.evaluateAll((all) => all.map((one) => one.clientWidth)))
    expect(width).toBeGreaterThan(50);
});

test('at a zoom of 400% the games of a night are chosen without scrolling sideways', async () => {
  const page = await demo.signedIn(NARROW);
  await openNight(page, demo.origin);
  const opener = page.getByRole('button', { name: 'Choose Games' });
  await expandSection(page, 'Games');
  await opener.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('list', { name: 'On this event' }).getByRole('listitem').first().waitFor();
  const body = dialog.locator('.dialog-body');
  await expect.poll(() => body.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

test('in the plan of an evening times stay clear of their numbers, and what the host says stands in one line', async () => {
  const page = await demo.signedIn({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  await openPlan(page);
  const room = await page.locator('.evening-game').evaluateAll((games) =>
    games.map((game) => {
      const time = document.createRange();
      time.selectNodeContents(game.querySelector('p > b') ?? game);
      const number = game.querySelector('.evening-rail i')?.getBoundingClientRect().left ?? 0;
      return number - time.getBoundingClientRect().right;
    }),
  );
  expect(room.length).toBeGreaterThan(0);
  expect(Math.min(...room)).toBeGreaterThanOrEqual(4);
  const middleOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height / 2 : NaN;
  };
  const age = await middleOf(page.getByRole('combobox', { name: 'Youngest player' }));
  expect(Math.abs((await middleOf(page.getByText('Somebody new'))) - age)).toBeLessThan(3);
});
