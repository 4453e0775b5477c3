import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.signedIn({ viewport: { width: 1280, height: 900 } });
});

const card = (title: string) => page.getByRole('article', { name: title, exact: true });

test('an expansion gets another base game by keyboard, and the cards tell so', async () => {
  await page.goto(`${demo.origin}/my-games?q=carcassonne`);
  await card('Carcassonne').getByText('up to 6').waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(1);

  await card('Carcassonne').getByRole('button', { name: '2 expansions' }).press('Enter');
  const list = page.getByRole('dialog', { name: 'Expansions of Carcassonne' });
  await list.getByText('For 2-5 players. Seats a sixth with 2 expansions.').waitFor();
  await list.getByRole('button', { name: 'Edit Carcassonne: Expansion 2 – Traders & Builders' }).press('Enter');

  const form = page.getByRole('dialog', { name: 'Edit Game' });
  const base = form.getByRole('combobox', { name: 'Base Game' });
  await expect.poll(() => base.inputValue()).toBe('Carcassonne');
  await base.press('ControlOrMeta+A');
  await base.pressSequentially('pandem');
  await base.press('ArrowDown');
  await base.press('Escape');
  await expect.poll(() => form.isVisible()).toBe(true);
  await expect.poll(() => base.inputValue()).toBe('pandem');
  await base.press('ArrowDown');
  await base.press('Enter');
  await expect.poll(() => base.inputValue()).toBe('Pandemic');
  await base.press('Enter');
  await form.waitFor({ state: 'detached' });

  await list.getByText('For 2-5 players. Seats a sixth with Expansion 1 – Inns & Cathedrals.').waitFor();
  await list.getByRole('button', { name: 'Close' }).press('Enter');
  await list.waitFor({ state: 'detached' });
  await card('Carcassonne').getByRole('button', { name: '1 expansion' }).waitFor();

  await page.goto(`${demo.origin}/my-games?q=pandemic`);
  await card('Pandemic').getByRole('button', { name: '2 expansions' }).waitFor();
});
