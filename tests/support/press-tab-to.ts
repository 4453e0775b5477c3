import type { Page } from 'playwright-core';

const nameOfFocused = () => {
  const element = document.activeElement;
  const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
  return (labels?.[0]?.textContent ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
};

/** Presses Tab until an element with this name has the focus; throws if none gets it. */
export async function pressTabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(nameOfFocused);
    if (name.test(focused)) return;
    passed.push(focused);
  }
  throw new Error(`Tab did not reach ${name}; it passed ${passed.join(', ')}`);
}
