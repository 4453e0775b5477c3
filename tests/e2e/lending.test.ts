import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { demoPages } from '#tests/support/demo-pages.ts';
import { callFrom } from '#tests/support/game-night-screens.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.open({ viewport: { width: 390, height: 844 }, hasTouch: true });
});

const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
const waitForText = (text: string | RegExp) => page.getByText(text).first().waitFor();
const to = () => page.getByRole('combobox', { name: /^To/ });
const openTitle = async () => (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

test('a game is lent with what is missing named, the picker leaves it out, and one press brings it back', async () => {
  await page.goto(`${demo.origin}/my-games`);
  await page.getByRole('article').first().getByRole('link').first().click();
  await button('Lend').click();
  await button('Lend').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Lend' }).click();
  await waitForText('Please say who');
  await expect.poll(() => to().getAttribute('aria-invalid')).toBe('true');

  await to().fill('Wilhelmina');
  await page.getByRole('radio', { name: 'No date' }).check();
  await expect.poll(() => page.getByRole('checkbox', { name: /^Ask Wilhelmina/ }).isDisabled()).toBe(true);
  await button('Lend to Wilhelmina').click();
  await button('It Is Back').waitFor();
  const title = await openTitle();
  const gamePage = page.url();

  await page.goto(`${demo.origin}/magic-picker`);
  await waitForText(/^Left out: Targi is with Jonas/);
  await waitForText(`${title} is with Wilhelmina`);

  await page.goto(`${demo.origin}/my-games`);
  await button('2 lent, 1 overdue').click();
  await page.getByRole('dialog').getByText('With Wilhelmina').waitFor();
  await button(`It Is Back: ${title}`).click();
  await expect.poll(() => page.getByRole('dialog').getByText('With Wilhelmina').count()).toBe(0);
  await button('Undo').click();
  await page.getByRole('dialog').getByText('With Wilhelmina').waitFor();
  await button(`It Is Back: ${title}`).click();
  await button('It Is Back: Targi').click();
  await waitForText('Every game is where it belongs');

  await page.goto(gamePage);
  await page
    .getByRole('region', { name: 'Earlier loans' })
    .getByText(/^Lent to Wilhelmina, /)
    .waitFor();
});

test('a guest of a night is offered with the address, which goes with the name', { tags: ['rare'] }, async () => {
  const [guest] = await callFrom<{ email: string; name: string }[]>(page, 'GET', '/api/recent-guests');
  const { name = '', email = '' } = guest ?? {};
  const dialog = page.getByRole('dialog');
  const address = dialog.getByLabel('Their e-mail address');
  await page.goto(`${demo.origin}/my-games`);
  await page.getByRole('article').first().getByRole('link').first().click();
  await button('Lend').click();
  await to().fill(name.slice(0, 3));
  await dialog.getByRole('option', { name: `${name} ${email}` }).click();
  expect(await to().inputValue()).toBe(name);
  expect(await address.inputValue()).toBe(email);
  await dialog.getByRole('checkbox', { name: `Ask ${name}` }).check();
  await dialog.getByText(`One mail to ${email}`).waitFor();
});

test(
  'of two copies one is lent and the game stays in play, until the other one is lent too',
  { tags: ['rare'] },
  async () => {
    const headers = { Origin: demo.origin };
    const copies = (await (await page.request.get(`${demo.origin}/api/copies`)).json()) as { gameId: number }[];
    const gameId = copies.find((copy) => copies.filter((other) => other.gameId === copy.gameId).length === 1)?.gameId;
    const data = { language: 'Portuguese', place: 'Cottage' };
    await page.request.post(`${demo.origin}/api/games/${gameId}/copies`, { data, headers });
    const gamePage = `${demo.origin}/games/${gameId}`;
    const dialog = page.getByRole('dialog');
    const copy = dialog.getByLabel('Which copy');
    const earlier = page.getByRole('region', { name: 'Earlier loans' });
    const picker = async () => {
      await page.goto(`${demo.origin}/magic-picker`);
      await page.getByRole('heading', { name: 'Smart Filters' }).waitFor();
    };

    await page.goto(gamePage);
    await button('Lend').click();
    await copy.selectOption('Portuguese, Cottage');
    await dialog.getByText('Another copy stays with you').waitFor();
    await to().fill('Wilhelmina');
    await button('Lend to Wilhelmina').click();
    await dialog.waitFor({ state: 'detached' });
    await button('It Is Back').waitFor();
    const title = await openTitle();
    await picker();
    await expect.poll(() => page.getByText('is with Wilhelmina').count()).toBe(0);

    await page.goto(gamePage);
    await button('Lend').click();
    await expect.poll(() => copy.getByRole('option').allInnerTexts()).not.toContain('Portuguese, Cottage');
    await copy.selectOption({ index: 1 });
    await dialog.getByText('leave it out until then').waitFor();
    await to().fill('Cem');
    await button('Lend to Cem').click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('button', { name: 'Lend', exact: true }).count()).toBe(0);
    await picker();
    await waitForText(`${title} is with Wilhelmina`);

    await page.goto(gamePage);
    await expect.poll(() => page.getByRole('button', { name: 'It Is Back' }).count()).toBe(2);
    await button('It Is Back').click();
    await earlier.getByText('Portuguese, Cottage').waitFor();
    await page.getByRole('button', { name: 'Lend', exact: true }).waitFor();
  },
);

test(
  'in the compact list a chosen game is lent from the bar, and its row says with one press that it is back',
  { tags: ['rare'] },
  async () => {
    await button('Compact list').click();
    const row = page.getByRole('list', { name: 'Owned games' }).getByRole('listitem').first();
    const title = (await row.getByRole('link').textContent()) ?? '';
    const mark = row.getByRole('button', { name: `+1: mark ${title} as played` });
    await mark.waitFor();
    await button('Select games').click();
    await row.getByRole('checkbox').check();
    await page.getByRole('region', { name: 'Selected games' }).getByRole('button', { name: 'Lend' }).click();
    await to().fill('Wilhelmina');
    await button('Lend to Wilhelmina').click();
    await row.getByText(/^With Wilhelmina/).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe(title);

    const back = row.getByRole('button', { name: `It Is Back: ${title}` });
    const { width, height } = (await back.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(await mark.isVisible()).toBe(false);
    await back.press('Enter');
    await mark.waitFor();
    expect(await focused()).toBe(title);
    await button('Cards').click();
    await page.getByRole('article').first().waitFor();
  },
);

test('in the list of what is lent a long name cuts no day off', { tags: ['rare'] }, async () => {
  const games = await callFrom<{ id: number; isWishlist: boolean }[]>(page, 'GET', '/api/games');
  const game = games.findLast(({ isWishlist }) => !isWishlist);
  const personName = 'Bartholomew Featherstonehaugh the Younger of Linden Row';
  const body = { direction: 'lent', personName, email: null, since: '2026-01-01', until: '2999-12-24' };
  const { id } = await callFrom<{ id: number }>(page, 'POST', `/api/games/${game?.id}/loans`, body);
  await page.goto(`${demo.origin}/my-games?lent=1`);
  const note = page.getByRole('dialog').getByText(personName);
  await note.waitFor();
  expect(await note.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const { x, width } = (await note.boundingBox()) ?? { x: Infinity, width: 0 };
  expect(x + width).toBeLessThan(390);
  await callFrom(page, 'DELETE', `/api/loans/${id}`);
});
