import { eq } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import { users } from '#shared/schema/users.ts';
import { makeOwner, signedIn } from '../server/owners.ts';
import type { TestApp } from '../server/test-app.ts';

/** A new window, at an address without a screen, signed in as the user with this address. A new user has these account fields. */
export async function windowOf(
  browser: Browser,
  app: TestApp,
  email: string,
  account: Partial<typeof users.$inferInsert> = {},
): Promise<Page> {
  const [known] = await app.services.db
    .update(users)
    .set({ firstName: 'Robin', ...account })
    .where(eq(users.email, email))
    .returning({ id: users.id });
  const { cookie } = known
    ? await signedIn(app, { ...known, email })
    : await makeOwner(app, { firstName: 'Robin', lastName: null, ...account, email });
  const [name = '', value = ''] = cookie.split('=');
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name, value, url: app.origin }]);
  const page = await context.newPage();
  await page.goto(`${app.origin}/api/config`);
  return page;
}
