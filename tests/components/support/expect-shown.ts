import { expect } from 'vitest';
import { page } from 'vitest/browser';

export async function expectHeading(name: string | RegExp): Promise<void> {
  await expect.element(page.getByRole('heading', { name }).first()).toBeVisible();
}

export async function expectText(text: string | RegExp): Promise<void> {
  await expect.element(page.getByText(text).first()).toBeVisible();
}

/** The part of the address from the question mark on; '' without one. */
export async function expectQuery(query: string): Promise<void> {
  await expect.poll(() => location.search).toBe(query);
}
