import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Sharing } from '#shared/sharing/sharing-contract.ts';
import { sharedCollections } from '#shared/schema/sharing.ts';
import { openBrowser } from '#tests/support/browser/browser.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp({ screens: true });
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.context().request.get(`${app.origin}/api/auth/demo`, { maxRedirects: 0 });
  await app.services.db.delete(sharedCollections); // of a try before
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});
afterAll(() => browser.close());

const focused = (of: Page) => of.evaluate(() => document.activeElement?.textContent);

/** Shares the demo's collection from My Games; the address of its page. */
async function share(title: string): Promise<string> {
  await page.goto(`${app.origin}/my-games`);
  await page.getByRole('link', { name: 'Share Collection' }).click();
  await page.getByRole('button', { name: 'Share Collection' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Share Collection' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  return page.getByLabel(`Link to ${title}`, { exact: true }).inputValue();
}

/** Shares it with comments by the API; the address of its page. */
async function shareQuickly(title: string, showTags = false): Promise<string> {
  const data = { title, allowComments: true, showTags };
  const response = await page.request.post(`${app.origin}/api/shared-collections`, { data });
  const { shareId } = (await response.json()) as Sharing;
  return `${app.origin}/shared/${shareId}`;
}

const card = (title: string) => page.getByRole('article', { name: title });

test('a shared collection is searched by a visitor, printed without the bars, and not found once it is private', async () => {
  const link = await share('Fridays');
  await expect.poll(() => focused(page)).toBe('Fridays');

  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await visitor.goto(link);
  await visitor.getByRole('heading', { name: 'Fridays' }).waitFor();
  await expect.poll(() => visitor.title()).toBe('Fridays · Rollcall');
  await visitor.getByText('Shared by Maya').waitFor();
  await expect.poll(() => visitor.getByRole('link', { name: 'Make Your Own' }).count()).toBe(2);
  await expect.poll(() => visitor.getByRole('heading', { name: 'Comments' }).count()).toBe(0);
  await visitor.getByRole('searchbox').fill('azul');
  await expect.poll(() => visitor.getByRole('article').count()).toBeLessThan(6);
  await visitor.getByRole('article', { name: 'Azul', exact: true }).waitFor();
  await visitor.waitForURL(/q=azul/);
  await visitor.reload();
  await visitor.getByRole('article', { name: 'Azul', exact: true }).waitFor();
  await visitor.emulateMedia({ media: 'print' });
  for (const bar of ['banner', 'navigation', 'contentinfo'] as const)
    await expect.poll(() => visitor.getByRole(bar).count()).toBe(0);

  await expect
    .poll(async () => {
      await page.reload();
      return card('Fridays')
        .getByText(/views?$/)
        .innerText();
    })
    .toBe('1 view');
  await card('Fridays').getByLabel('Public').uncheck();
  await card('Fridays').getByText('Private', { exact: true }).waitFor();
  await visitor.reload();
  await visitor.getByRole('heading', { name: 'Nothing is shared here' }).waitFor();
  await page.goto(link);
  await page.getByText('Only you see this').waitFor();
});

test('a visitor gets a prerendered page, which hydrates once its code has loaded', { tags: ['rare'] }, async () => {
  const link = await shareQuickly('Drawn');
  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const errors: string[] = [];
  visitor.on('console', (message) => ['error', 'warning'].includes(message.type()) && errors.push(message.text()));
  visitor.on('pageerror', (error) => errors.push(error.message));
  const requested: string[] = [];
  visitor.on('request', (request) => requested.push(new URL(request.url()).pathname));

  let releaseCode = () => {};
  const codeReleased = new Promise<void>((resolve) => {
    releaseCode = resolve;
  });
  await visitor.route('**/assets/*.js', async (route) => {
    await codeReleased;
    await route.continue();
  });
  await visitor.goto(link, { waitUntil: 'commit' });
  await visitor.getByRole('heading', { name: 'Drawn', exact: true }).waitFor();
  await expect.poll(() => visitor.getByRole('article').count()).toBe(8);
  await visitor.getByText('Sign in to say something').waitFor();
  await visitor.getByLabel('Players').selectOption('4');

  releaseCode();
  await visitor.waitForURL(/\?players=4$/);
  await visitor.getByText('Nobody has said anything yet.').waitFor();
  await visitor.getByRole('searchbox').fill('azul');
  await visitor.getByRole('article', { name: 'Azul', exact: true }).waitFor();
  await visitor.getByRole('button', { name: 'Clear' }).click();
  await visitor.getByRole('button', { name: 'Comments', exact: true }).click();
  await expect.poll(() => focused(visitor)).toBe('Comments');
  const shareId = new URL(link).pathname.split('/').at(-1);
  await expect.poll(() => requested.filter((path) => path.endsWith('/views'))).toHaveLength(1);
  expect(requested).not.toContain(`/api/shared/${shareId}`);
  expect(requested).not.toContain('/api/auth/user');
  expect(errors).toEqual([]);

  await page.goto(link);
  await page.getByText('Shared by you').waitFor();
  await page.getByRole('button', { name: 'Post Comment' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Make Your Own' }).count()).toBe(0);
});

test(
  'on a phone the cards of a shared collection begin within 450 pixels, below search and filters',
  { tags: ['rare'] },
  async () => {
    const link = await shareQuickly('The shelf at Linden Row', true);
    const visitor = await (
      await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    ).newPage();
    await visitor.goto(link);
    await visitor.getByRole('article').first().waitFor();
    const tops = async () => (await visitor.getByRole('article').first().boundingBox())?.y ?? Infinity;
    await expect.poll(tops).toBeLessThanOrEqual(450);
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const tools = [
      visitor.getByRole('button', { name: 'Comments' }),
      visitor.getByRole('main').getByRole('link', { name: 'Make Your Own' }).first(),
      visitor.getByRole('searchbox', { name: 'Search games...' }),
      ...['Sort', 'Category', 'Difficulty', 'Players', 'Minutes', 'Weight', 'Expansions'].map((name) =>
        visitor.getByRole('combobox', { name }),
      ),
      visitor.getByRole('button', { name: 'Clear' }),
      visitor.getByRole('group', { name: 'Tags' }).locator('label').first(),
    ];
    const boxes = await Promise.all(tools.map(async (tool) => ({ tool: String(tool), ...(await tool.boundingBox()) })));
    const first = await tops();
    expect(boxes.filter(({ height = 0, y = Infinity }) => height < 44 || y + height > first)).toEqual([]);
  },
);
