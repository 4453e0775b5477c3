import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { recordPlayElsewhere } from '#shared/plays/plays-contract.ts';
import { countTaps } from '#tests/support/browser/count-taps.ts';
import { demoPages } from '#tests/support/browser/demo-pages.ts';

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

test('with the keyboard a known game that is not owned is completed, and keeps its BoardGameGeek id', async () => {
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

test('a play of an unlisted game is logged from any page, and deleted in All Plays with unsaved edits', async () => {
  await typeTitle('Borrowed For One Evening');
  await page.keyboard.press('Enter');
  await heading('Record Game Session - Borrowed For One Evening');
  await record();
  await expect
    .poll(() => latestPlay())
    .toMatchObject({ gameId: null, gameTitle: 'Borrowed For One Evening', bggId: null });
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
  await waitForText('The play of Borrowed For One Evening is removed.');
  await heading('No plays match your search');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('No plays match your search');
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('play-'))))
    .toEqual([]);
});

const post = (path: string, body: object) =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(to, { method: 'POST', headers, body: JSON.stringify(sent) });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as { id: number };
    },
    [path, body] as const,
  );

test('a play of four players with scores takes six taps, and the closed dialog offers to log another', async () => {
  page = await demo.signedIn({ viewport: { width: 390, height: 800 }, hasTouch: true });
  const { tap, count } = countTaps();
  const { id } = await post('/api/games', { title: 'Our Game of Four', players: '2-4', duration: '45' });
  const players = JSON.stringify(['Ana', 'Bea', 'Cem', 'Dora']);
  await post(`/api/games/${id}/sessions`, { players, scores: '[1,2,3,4]', markAsPlayed: true });
  await page.goto(demo.origin);
  await tap(page.getByRole('button', { name: 'Log a play' }).filter({ visible: true }).first());
  await tap(dialog().getByRole('button', { name: /^Our Game of Four/ }));
  await tap(dialog().getByRole('button', { name: 'Same players again' }));
  for (const score of ['41', '52', '63', '38']) {
    await page.keyboard.type(score);
    await page.keyboard.press('Enter');
  }
  await tap(dialog().getByRole('button', { name: 'Record Session' }));
  await page.getByText('Our Game of Four: Cem won.').first().waitFor();
  await dialog().waitFor({ state: 'detached' });
  expect(count()).toBeLessThanOrEqual(6);
  await page.getByRole('button', { name: 'Log another' }).click();
  await dialog().getByRole('heading', { name: 'Log a play' }).waitFor();
});

const rowOf = async (name: string) =>
  (
    await page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .allInnerTexts()
  ).map((text) => text.split(/\s+/).filter((word) => /^\d{1,3}%?$/.test(word)));
const figure = (label: string) =>
  page.locator('.stat-tile').filter({ hasText: label }).locator('.stat-value').first().innerText();

test('two spellings of a person are suggested for merging, and merging combines their statistics', async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const played = (...players: [string, string]) =>
    post(recordPlayElsewhere.path, { gameTitle: 'Hive', players: JSON.stringify(players), scores: '[2,1]' });
  await played('Wilhelmina', 'Maya');
  await played('Wilhelmina', 'Maya');
  await played('Maya', 'Wilhelmine');
  await page.goto(`${demo.origin}/plays`);
  await page.getByRole('combobox', { name: 'Person' }).selectOption('Wilhelmina');
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Hive' }).count()).toBe(2);
  await page.reload();
  await page.getByText('2 Shown').waitFor();

  await page.getByRole('link', { name: 'People', exact: true }).click();
  await page.getByRole('searchbox').fill('wilhelm');
  await expect.poll(() => rowOf('Wilhelmina')).toEqual([['2', '2', '2', '100%']]);
  await page.getByRole('button', { name: 'Merge as Wilhelmina: Wilhelmina and Wilhelmine' }).click();
  await expect.poll(() => rowOf('Wilhelmina')).toEqual([['3', '2', '3', '67%']]);
  await expect.poll(() => rowOf('Wilhelmine')).toEqual([]);
  await page.getByText('also wilhelmine').waitFor();

  await page.getByRole('link', { name: 'Wilhelmina', exact: true }).click();
  await page.getByRole('heading', { name: 'Wilhelmina', level: 1 }).waitFor();
  expect([await figure('Plays'), await figure('Win Rate')]).toEqual(['3', '67%']);
  await page.getByRole('button', { name: 'Split Off Wilhelmine' }).click();
  await expect.poll(() => figure('Win Rate')).toBe('100%');

  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('wilhelmine');
  await page.getByText('Somebody you play with is Wilhelmine already.').waitFor();
  await page.getByRole('button', { name: 'Merge the Two' }).click();
  await expect.poll(() => figure('Win Rate')).toBe('67%');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => figure('Win Rate')).toBe('100%');
});
