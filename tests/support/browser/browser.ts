import { type Browser, chromium } from 'playwright-core';
import { shortenPolling } from '../runner/shorten-polling.ts';
import { findBrowser } from './find-browser.ts';
import { waitForHydration } from './wait-for-hydration.ts';
import { watchContext } from '../runner/watched-contexts.ts';

/** Without the background flags an offline browser keeps contacting its vendor's hosts. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A headless browser; without its sandbox as root only. Service workers are disabled by default, because their requests
 * bypass page routes. Animations are disabled by default. @param flags further flags of Chromium
 */
export async function openBrowser(...flags: string[]): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...QUIET, ...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  await shortenPolling(browser);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext({ serviceWorkers: 'block', reducedMotion: 'reduce', ...options });
    if (process.env.VITEST !== undefined) {
      await watchContext(context);
      waitForHydration(context);
    }
    return context;
  };
  return browser;
}
