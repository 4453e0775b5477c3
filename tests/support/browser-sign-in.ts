import { eq } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import { users } from '#shared/schema/users.ts';
import { lastCode } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

/** A new window with a new user, signed in by the built-in provider's forms, with these account fields. */
export async function windowOf(
  browser: Browser,
  app: TestApp,
  email: string,
  account: Partial<typeof users.$inferInsert> = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${app.origin}/api/auth/rollcall`);
  await page.locator('input[name=email]').fill(email);
  await page.keyboard.press('Enter');
  await page.locator('input[name=code]').waitFor();
  await page.locator('input[name=code]').fill(await lastCode(app, email));
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !/\/(oidc|api)\//.test(url.pathname));
  await app.services.db
    .update(users)
    .set({ firstName: 'Robin', ...account })
    .where(eq(users.email, email));
  return page;
}
