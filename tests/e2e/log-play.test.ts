import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.open({ viewport: { width: 390, height: 800 } }, '/profile');
});

const dialog = () => page.getByRole('dialog');
const waitForText = (title: string) => page.getByText(title, { exact: true }).waitFor();
const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

async function typeTitle(title: string): Promise<void> {
  await page.getByRole('button', { name: 'Log a play' }).click();
  await dialog().getByRole('searchbox', { name: 'Game title' }).fill(title);
}

async function record(): Promise<void> {
  await dialog().getByRole('button', { name: 'Same players again' }).click();
  await dialog().getByRole('button', { name: 'Record Session' }).click();
  await waitForText('Session recorded!');
}

const latestPlay = () =>
  page.evaluate(async () => ((await (await fetch('/api/game-sessions')).json()) as object[])[0] ?? null);

test('a play of a game that is in no list is logged from any screen', async () => {
  await typeTitle('A Game of Theirs');
  await page.keyboard.press('Enter');
  await heading('Record Game Session - A Game of Theirs');
  await record();
  await expect.poll(() => latestPlay()).toMatchObject({ gameId: null, gameTitle: 'A Game of Theirs', bggId: null });
});

test('a known game that is not owned is completed, by the keyboard alone, and keeps its number', async () => {
  await typeTitle('agricola expres');
  const known = dialog().getByRole('button', { name: /^Agricola Express/ });
  await known.waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => known.evaluate((row) => row === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await heading('Record Game Session - Agricola Express');
  await record();
  await expect.poll(() => latestPlay()).toMatchObject({ gameId: null, gameTitle: 'Agricola Express', bggId: 45020 });
});

test('a play of a game that is not owned is deleted from All Plays, with what was typed into it', async () => {
  await typeTitle('Borrowed For One Evening');
  await page.keyboard.press('Enter');
  await heading('Record Game Session - Borrowed For One Evening');
  await record();
  await page.goto(`${demo.origin}/plays?q=borrowed`);
  await page.getByRole('button', { name: 'Borrowed For One Evening' }).click();
  await heading('Edit Game Session');
  await dialog().getByLabel('Session Notes (optional)').fill('Never mind');

  await dialog().getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await heading('Edit Game Session');
  await dialog().getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await waitForText('Session deleted');
  await waitForText('Borrowed For One Evening is off the list.');
  await heading('No plays match your search');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('No plays match your search');
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('play-'))))
    .toEqual([]);
});
