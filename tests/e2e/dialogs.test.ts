import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.open(
    { viewport: { width: 390, height: 800 }, reducedMotion: 'no-preference' },
    '/my-games?q=Cascadia',
  );
  await card().waitFor();
});

const card = () => page.getByRole('article', { name: 'Cascadia' });
const dialog = () => page.getByRole('dialog');
const question = () => page.getByRole('alertdialog');

const openDialogs = () => page.evaluate(() => (history.state as { openDialogs?: number } | null)?.openDialogs);

test('Back closes what is in front, one thing at a time, and then leaves the page', async () => {
  await page.getByRole('link', { name: 'Add Game' }).first().click();
  await page.getByRole('heading', { name: 'Add New Game' }).waitFor();
  await page.goBack();
  await card().getByRole('button', { name: 'Scoreboard' }).click();
  await dialog()
    .getByRole('button', { name: /^Delete session/ })
    .first()
    .click();
  await question().waitFor();
  await page.goBack();
  await question().waitFor({ state: 'detached' });
  await dialog().waitFor();
  await page.goBack();
  await dialog().waitFor({ state: 'detached' });
  await card().waitFor();
});

test('a dialog that was closed by its own buttons leaves no step for Back to take', async () => {
  await page.goto(`${demo.origin}/magic-picker`);
  await page.goto(`${demo.origin}/my-games?q=Cascadia`);
  await card().getByRole('button', { name: 'Edit Game' }).click();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(openDialogs).toBe(undefined);
  await page.goBack();
  await page.waitForURL('**/magic-picker');
});

test(
  'after filters were chosen in their sheet, one Back takes them away and the next leaves the page',
  { tags: ['rare'] },
  async () => {
    await page.goto(`${demo.origin}/magic-picker`);
    await page.goto(`${demo.origin}/my-games`);
    await page.getByRole('button', { name: 'Filters' }).click();
    await dialog().getByRole('button', { name: /^5 \d/ }).click();
    await dialog().getByRole('button', { name: /^Show/ }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.waitForURL('**/my-games?players=5');
    await page.goBack();
    await page.waitForURL('**/my-games');
    await page.getByRole('button', { name: 'Filters', exact: true }).waitFor();
    await page.goBack();
    await page.waitForURL('**/magic-picker');
  },
);

test('after a link in a dialog was followed, one Back leads to the page behind it', async () => {
  await card().getByRole('button', { name: 'Scoreboard' }).click();
  await dialog().getByRole('link', { name: 'Who Wins, and More' }).click();
  await page.waitForURL('**/games/*');
  await page.goBack();
  await card().waitFor();
  expect(await openDialogs()).toBe(undefined);
});

test('a message stands beside the question of a dialog, and the first Escape closes the dialog', async () => {
  await card().getByRole('button', { name: 'Mark as Played' }).click();
  const message = page.getByText('Game marked as played!', { exact: true });
  await message.waitFor();
  await card().getByRole('button', { name: 'Remove Game' }).click();
  await question().waitFor();
  const box = async (of: { boundingBox: () => Promise<{ y: number; height: number } | null> }) => {
    const { y, height } = (await of.boundingBox()) ?? { y: 0, height: 0 };
    return { top: y, bottom: y + height };
  };
  await expect.poll(async () => (await box(page.locator('.toast'))).bottom <= (await box(question())).top).toBe(true);
  await page.keyboard.press('Escape');
  await question().waitFor({ state: 'detached' });
  await message.waitFor();
});

test(
  'on a phone the first message of a page, with its buttons below, does not cover the title of a dialog',
  { tags: ['rare'] },
  async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await card().getByRole('button', { name: 'Mark as Played' }).click();
    await page.getByText('Game marked as played!', { exact: true }).waitFor();
    await card().getByRole('button', { name: 'Edit Game' }).click();
    const bottomOfMessage = async () => {
      const { y, height } = (await page.locator('.toast').boundingBox()) ?? { y: Infinity, height: 0 };
      return y + height;
    };
    await dialog().waitFor();
    expect(await bottomOfMessage()).toBeGreaterThan(96 + 32);
    await expect
      .poll(async () => (await bottomOfMessage()) <= ((await dialog().boundingBox())?.y ?? -Infinity))
      .toBe(true);
  },
);

test("what 'Mark as Played' counted is taken back from its toast", { tags: ['rare'] }, async () => {
  const plays = () =>
    card()
      .getByText(/^\d+ plays?$/)
      .textContent();
  const before = await plays();
  await card().getByRole('button', { name: 'Mark as Played' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Play taken back', { exact: true }).waitFor();
  await expect.poll(plays).toBe(before);
});
