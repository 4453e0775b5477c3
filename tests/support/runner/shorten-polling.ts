import type { Browser } from 'playwright-core';

/** Polling interval of the driver; its own intervals grow to half a second. */
const REST_MS = 25;

interface Progress {
  wait: (ms: number) => Promise<void>;
}
interface Frame {
  retryWithProgressAndTimeouts: (progress: Progress, rests: number[], action: unknown) => Promise<unknown>;
  retryWithProgressAndBackoff: (progress: Progress, action: unknown) => Promise<unknown>;
}
interface Handle {
  _retryAction: (progress: Progress, name: string, action: unknown, options: unknown) => Promise<unknown>;
}

let isDone = false;

/**
 * Makes the driver poll every REST_MS, which halves the time of the journeys. There is no setting for it, so two
 * methods of its classes are replaced; a version without them is refused instead of being silently slow.
 */
export async function shortenPolling(browser: Browser): Promise<void> {
  if (isDone) return;
  const page = await browser.newPage();
  const element = await page.evaluateHandle('document.documentElement');
  const { toImpl } = (browser as unknown as { _connection: { toImpl: (of: object) => object } })._connection;
  const frame = classOf<Frame>(toImpl(page.mainFrame()), 'retryWithProgressAndBackoff');
  const handle = classOf<Handle>(toImpl(element), '_retryAction');
  await page.close();
  frame.retryWithProgressAndBackoff = function (progress, action) {
    return this.retryWithProgressAndTimeouts(progress, [REST_MS], action);
  };
  const retryAction = handle._retryAction;
  handle._retryAction = function (progress, ...rest) {
    const wait = (ms: number) => progress.wait(Math.min(ms, REST_MS));
    return retryAction.call(this, { ...progress, wait }, ...rest);
  };
  isDone = true;
}

/** The prototype in an object's chain that defines a method. */
function classOf<T>(object: object, method: keyof T & string): T {
  let found: object | null = object;
  while (found && !Object.hasOwn(found, method)) found = Object.getPrototypeOf(found) as object | null;
  if (!found)
    throw new Error(
      `playwright-core has no ${method} any more: tests/support/runner/shorten-polling.ts is to be mended.`,
    );
  return found as T;
}
