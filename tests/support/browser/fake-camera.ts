import type { Page } from 'playwright-core';
import { eanBars } from '#client/copies/scanning/ean-bars.ts';

/** A page that is not loaded yet, before whose camera a drawing of a code is held. */
export const drawnCamera = (page: Page, code: string): Promise<unknown> =>
  page.addInitScript((bars) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 480];
    const context = canvas.getContext('2d');
    const rectangles: [string, number, number, number, number][] = [
      ['#6e6e6e', 0, 0, 640, 480],
      ['#e1e1e1', 82, 130, 476, 220],
    ];
    for (const { 0: bar, index } of bars.matchAll(/1+/g))
      rectangles.push(['#282828', 130 + index * 4, 150, bar.length * 4, 180]);
    // No named functions: the compiler adds a helper for names that does not exist in the page.
    setInterval(() => {
      for (const [colour, ...place] of context ? rectangles : []) {
        Object.assign(context ?? {}, { fillStyle: colour });
        context?.fillRect(...place);
      }
    }, 100);
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream());
  }, eanBars(code));

/** A page that is not loaded yet, whose browser says no to the camera. */
export const refusedCamera = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
