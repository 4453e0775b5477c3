import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { ServerUnderTest } from './server-under-test.ts';

/** The loader of these scripts inserts a helper that names functions; pages do not have it. */
const NAME_HELPER = 'globalThis.__name = (named) => named';

/** A context of a desktop's size unless said otherwise, for a visitor. */
export async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  await context.addInitScript(NAME_HELPER);
  return context;
}

/** The same for somebody signed in. @param cookie of their session */
export async function signedIn(
  browser: Browser,
  stage: Pick<ServerUnderTest, 'origin'>,
  cookie: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await visitor(browser, options);
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: stage.origin, httpOnly: true }]);
  return context;
}
