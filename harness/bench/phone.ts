import { type BrowserContextOptions, devices } from 'playwright-core';

/** The window of a phone. */
export const PHONE: BrowserContextOptions = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
};
/** Factor by which a phone's processor is slower than this machine's. */
export const CPU_SLOWDOWN = 4;
