import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { guestPath } from '#tests/support/server/guest-pages.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { newWindows } from '#tests/support/browser/new-windows.ts';

const windows = newWindows();
const { app } = windows;

/** Beside Tab's order: controls from top to bottom of the document, as markup; the radios of a group are one, by its name. */
const readControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
    const shown = found.filter((one) => one.checkVisibility() && one.getAttribute('aria-hidden') !== 'true');
    const names = shown.map((one) =>
      one instanceof HTMLInputElement && one.type === 'radio' ? one.name : one.outerHTML,
    );
    return [...new Set(names)];
  });

/** What Tab meets from the top of the page to its end. */
async function walk(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.body.tabIndex = -1;
    document.body.focus();
  });
  const met: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const control = document.activeElement;
      if (control === null || control === document.body) return null;
      return control instanceof HTMLInputElement && control.type === 'radio' ? control.name : control.outerHTML;
    });
    if (name === null || name === met[0]) return met;
    met.push(name);
  }
}

test('Tab meets every control of the page of a guest in reading order', async () => {
  const maya = await makeOwner(app, { firstName: 'Maya', isPremiumPlus: true });
  const event = await addEventFor(maya, { title: 'Friday Night' });
  const [id = 0] = await addGuestsFor(maya, event.id, ['ben@example.org']);
  const page = await windows.open({});
  await page.goto(app.origin + (await guestPath(maya, id)));
  await page.getByRole('button', { name: 'One more' }).waitFor();
  const controls = await readControls(page);
  expect(await walk(page)).toEqual(controls);
  expect(controls).toHaveLength(15);
});

test('Tab meets every control of the sign-in page in reading order', async () => {
  const page = await windows.open({});
  await page.goto(`${app.origin}/api/auth/rollcall`);
  await page.getByRole('button', { name: 'Send me a code' }).waitFor();
  const controls = await readControls(page);
  expect(await walk(page)).toEqual(controls);
  expect(controls.length).toBeGreaterThan(3);
});
