import type { Page } from 'playwright-core';
import { at } from './open-screen.ts';

/** The profile with the private calendar enabled. */
export async function openCalendarFeed(page: Page, origin: string): Promise<void> {
  await at('/profile', /./)(page, origin);
  const make = page.getByRole('button', { name: 'Make a private address' });
  const address = page.getByLabel('Private address');
  await make.or(address).first().waitFor();
  if (await make.isVisible()) await make.click();
  await address.waitFor();
}
