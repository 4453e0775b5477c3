import type { Locator } from 'playwright-core';

/** Counts presses on a phone's screen, without typing. */
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
