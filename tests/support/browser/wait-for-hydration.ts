import type { BrowserContext, Page } from 'playwright-core';

/** A screen whose data a test holds back stays drawn. */
const PATIENCE_MS = 5_000;

/**
 * A page that a test opens or loads again is not used before the application has taken the place of what the server has
 * drawn: a driver could type into what a person cannot reach.
 */
export function waitForHydration(context: BrowserContext): void {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (...wanted) => afterHydration(page, await goto(...wanted));
    page.reload = async (...wanted) => afterHydration(page, await reload(...wanted));
    return page;
  };
}

async function afterHydration<T>(page: Page, answer: T): Promise<T> {
  await page
    .locator('#root > main[inert]')
    .waitFor({ state: 'detached', timeout: PATIENCE_MS })
    .catch(() => undefined);
  return answer;
}
