import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overflow } from '#tests/support/browser/accessibility-checks.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectHeading } from '../support/expect-shown.ts';
import { openWithBars } from '../support/render.tsx';

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

test(
  'with text at twice its size the bars of a page fit a phone, and no label in them is cut',
  { tags: ['rare'] },
  async () => {
    document.documentElement.style.fontSize = '200%';
    openWithBars('/people', EMPTY_ACCOUNT);
    await expectHeading('People');
    await expect.element(page.getByRole('banner').getByRole('button', { expanded: false })).toBeVisible();
    expect(overflow()).toBe(0);
    for (const bar of [page.getByRole('banner'), page.getByRole('navigation', { name: 'Main' })])
      for (const link of bar.getByRole('link').elements())
        expect([link.textContent, link.scrollHeight - link.clientHeight, link.scrollWidth - link.clientWidth]).toEqual([
          link.textContent,
          0,
          0,
        ]);
  },
);
