import type { Page } from 'playwright-core';

const DEADLINE_MS = 30_000;

/**
 * Waits until a page is stable: nothing is loading or busy, pictures are loaded or failed, fonts are ready, and two
 * frames have passed. Background requests and streams are ignored. What is loaded when it is near is looked at.
 */
export async function waitForStablePage(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const loading = document.querySelector('.skeleton, .hero-skeleton, output.spinner, [aria-busy="true"]');
      if (loading && loading.getBoundingClientRect().top > innerHeight) {
        history.scrollRestoration = 'manual';
        loading.scrollIntoView();
      }
      const isLoading = loading !== null;
      // No named functions: the compiler adds a helper for names that does not exist in the page.
      const waitsForPicture = [...document.images].some((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return !image.complete && bottom > 0 && top < innerHeight;
      });
      return !isLoading && !waitsForPicture;
    },
    undefined,
    { timeout: DEADLINE_MS },
  );
  await page.evaluate(async () => {
    if (history.scrollRestoration === 'manual') scrollTo(0, 0);
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
