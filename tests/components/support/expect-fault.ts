import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** A field is marked as faulty, and described by what is wrong with it. */
export async function expectFault(field: Locator, fault: string): Promise<void> {
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(fault));
}
