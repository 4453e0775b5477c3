import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { demoPages } from '#tests/support/demo-pages.ts';
import { eventPayload } from '#tests/support/event-payloads.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.signedIn({ viewport: { width: 390, height: 844 }, hasTouch: true });
});

const RESUMED = 'This is what you had written when you left.';
const resumed = () => page.getByText(RESUMED).filter({ visible: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const title = () => page.getByRole('combobox', { name: 'Game Title' });
const value = (label: string) => page.getByLabel(label).inputValue();

test('a game half entered by hand is there after Back and Forward, until it is started again', async () => {
  await page.goto(`${demo.origin}/my-games`);
  await page.goto(`${demo.origin}/add-game?tab=manual`);
  await title().fill('Our Half Game');
  await page.getByLabel('Players').fill('2-7');
  await page.goBack();
  await page.waitForURL(/\/my-games$/);
  await page.goForward();
  await resumed().waitFor();
  expect([await title().inputValue(), await value('Players')]).toEqual(['Our Half Game', '2-7']);
  await button('Start Over').click();
  await expect.poll(() => title().inputValue()).toBe('');
  await page.reload();
  await title().waitFor();
  expect([await title().inputValue(), await value('Players'), await resumed().count()]).toEqual(['', '', 0]);
});

test(
  'a link away keeps it too; another game may then be chosen, and what was typed by hand stays',
  { tags: ['rare'] },
  async () => {
    await page.goto(`${demo.origin}/add-game?tab=manual`);
    await title().pressSequentially('orlaens');
    await page
      .getByRole('option')
      .filter({ hasText: /^Orléans/ })
      .first()
      .click();
    await page.getByLabel('Players').fill('2-7');
    await page.getByRole('link', { name: 'Home' }).filter({ visible: true }).first().click();
    await page.waitForURL(`${demo.origin}/`);
    await page.goto(`${demo.origin}/add-game?tab=manual`);
    await resumed().waitFor();
    expect([await title().inputValue(), await value('Players'), await value('Duration')]).toEqual([
      'Orléans',
      '2-7',
      '90 min',
    ]);
    await title().fill('');
    await title().pressSequentially('Lost Cities');
    await page
      .getByRole('option')
      .filter({ hasText: /^Lost Cities/ })
      .first()
      .click();
    await expect.poll(() => value('Duration')).toBe('30 min');
    expect(await value('Players')).toBe('2-7');
    await button('Add Game').click();
    await page.getByText('Game Added!', { exact: true }).waitFor();
    await page.goto(`${demo.origin}/add-game?tab=manual`);
    await title().waitFor();
    expect([await title().inputValue(), await resumed().count()]).toEqual(['', 0]);
  },
);

test('Cancel gives a game up', { tags: ['rare'] }, async () => {
  await page.goto(`${demo.origin}/add-game?tab=manual`);
  await title().fill('Our Unwanted Game');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.waitForURL(/\/my-games$/);
  await page.goto(`${demo.origin}/add-game?tab=manual`);
  await title().waitFor();
  expect([await title().inputValue(), await resumed().count()]).toEqual(['', 0]);
});

test('of a night being edited only the changed words come back, and what changed elsewhere meanwhile stays', async () => {
  const call = (method: string, path: string, data: object) => page.request.fetch(demo.origin + path, { method, data });
  const night = eventPayload({ title: 'Half Edited', location: 'Here' });
  const { id } = (await (await call('POST', '/api/events', night)).json()) as { id: number };
  await page.goto(`${demo.origin}/game-nights?edit=${id}`);
  await page.getByLabel('Event Title').fill('Half Edited Twice');
  await page.getByRole('link', { name: 'Home' }).filter({ visible: true }).first().click();
  await page.waitForURL(`${demo.origin}/`);
  await call('PATCH', `/api/events/${id}`, { location: 'There' });
  await page.goto(`${demo.origin}/game-nights?edit=${id}`);
  await resumed().waitFor();
  expect([await value('Event Title'), await value('Location')]).toEqual(['Half Edited Twice', 'There']);
});

test('nothing of it stays in the tab after signing out', async () => {
  await page.goto(`${demo.origin}/add-game?tab=manual`);
  await title().fill('Our Half Game');
  const stored = () => page.evaluate(() => Object.values(sessionStorage).join());
  await expect.poll(stored).toContain('Our Half Game');
  await page.getByRole('banner').getByRole('button', { expanded: false }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL(`${demo.origin}/`);
  await page.getByRole('link', { name: 'Sign In' }).filter({ visible: true }).first().waitFor();
  expect(await stored()).toBe('');
});
