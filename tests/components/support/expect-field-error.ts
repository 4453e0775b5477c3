import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** A field is marked as invalid, and described by its error. */
export async function expectFieldError(field: Locator, error: string): Promise<void> {
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(error));
}
