import type { Locator } from 'playwright-core';

/** Presses on a phone's screen, counted; typing is not. */
export function countTaps() {
  let taps = 0;
  return {
    tap: async (target: Locator): Promise<void> => {
      taps += 1;
      await target.click();
    },
    count: () => taps,
  };
}
