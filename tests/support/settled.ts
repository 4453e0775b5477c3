import type { Page } from 'playwright-core';

const DEADLINE_MS = 30_000;

/**
 * Waits until a page shows what it is going to show: nothing says that it is loading or busy, its pictures have arrived or
 * failed, its fonts are there, and two frames passed since. Streams and requests in the background do not matter.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const isLoading =
        document.querySelector('.skeleton, .hero-skeleton, output.spinner, [aria-busy="true"]') !== null;
      // Written without functions of a name: scripts are compiled in a way that those do not run in a page.
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
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
