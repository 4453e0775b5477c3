import type { Page } from 'playwright-core';
import { at } from './open-screen.ts';
import { settled } from './settled.ts';

export async function openPicked(page: Page, origin: string): Promise<void> {
  await at('/magic-picker?players=4&mood=social', 'Magic Picker')(page, origin);
  await page.getByRole('button', { name: 'Pick My Game!' }).click();
  await page.getByRole('heading', { name: 'Perfect Match Found!' }).waitFor();
  await settled(page);
}

export async function openNoPick(page: Page, origin: string): Promise<void> {
  await at('/magic-picker?category=trivia&difficulty=expert', 'Magic Picker')(page, origin);
  await page.getByRole('button', { name: 'Pick My Game!' }).click();
  await page.getByRole('heading', { name: 'No games match your criteria' }).waitFor();
}
