import { type BrowserContextOptions, devices } from 'playwright-core';

/** The window of a phone. */
export const PHONE: BrowserContextOptions = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
};
/** How many times slower than this machine the processor of a phone is. */
export const SLOWED = 4;
