import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { MAX_NAME_LENGTH } from '#shared/limits.ts';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
let page: Page;
let taps: number;

beforeEach(async () => {
  taps = 0;
  page = await demo.open({ viewport: { width: 390, height: 800 }, hasTouch: true }, '/');
});

const dialog = () => page.getByRole('dialog');
const tap = async (what: Locator) => {
  taps += 1;
  await what.tap();
};
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
const addGame = (title: string) => post('/api/games', { title, players: '2-4', duration: '45' });

test('a play of four with scores takes six taps beside typing, and the dialog closes with an offer to log another', async () => {
  const { id } = await addGame('Our Game of Four');
  const players = JSON.stringify(['Ana', 'Bea', 'Cem', 'Dora']);
  await post(`/api/games/${id}/sessions`, { players, scores: '[1,2,3,4]', markAsPlayed: true });
  await page.reload();
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
  expect(taps).toBeLessThanOrEqual(6);
  await page.getByRole('button', { name: 'Log another' }).click();
  await dialog().getByRole('heading', { name: 'Log a play' }).waitFor();
});

test(
  'an unbroken word of 81 letters makes no page wider than the phone, nor does the longest name',
  { tags: ['rare'] },
  async () => {
    const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(3).slice(0, 81);
    const name = word.slice(0, MAX_NAME_LENGTH);
    const { id } = await post('/api/games', { title: word, players: '2-4', duration: '45', notes: word });
    const play = { players: JSON.stringify([name]), scores: '[1]', notes: word, markAsPlayed: true };
    await post(`/api/games/${id}/sessions`, play);
    const pages = { [`/my-games?q=${word}`]: word, [`/games/${id}`]: name, '/plays': name, '/people': name, '/': word };
    for (const [path, text] of Object.entries(pages)) {
      await page.goto(demo.origin + path);
      await page.getByText(text).filter({ visible: true }).first().waitFor();
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 390]);
    }
  },
);

test('a game for five within an hour is three taps from Home', async () => {
  await tap(page.getByRole('link', { name: 'Try Magic Picker' }).first());
  await tap(page.getByText('5', { exact: true }).first());
  await tap(page.getByText('Up to 60 minutes', { exact: true }).first());
  await page
    .getByText(/^\d+ games? fits?: ./)
    .first()
    .waitFor();
  expect(taps).toBe(3);
  await page.getByRole('button', { name: 'Pick My Game!' }).click();
  await page.getByRole('link', { name: 'Keep Score' }).waitFor();
});
