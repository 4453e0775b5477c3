import type { Page } from 'playwright-core';
import { startScorePad, openFromMenu } from '../rows/start-score-pad.ts';

const NAMES = ['Ana', 'Ben', 'Cleo Marchetti', 'Tom'];

/** Opens a tool of the pad. */
const openTool = (entry: string) => async (page: Page, origin: string) => {
  await startScorePad(page, origin, NAMES);
  await openFromMenu(page, entry);
};

async function openFingers(page: Page, origin: string): Promise<void> {
  await openTool('Who Begins?')(page, origin);
  const zone = page.locator('.finger-zone');
  const places = [
    [90, 110],
    [280, 150],
    [180, 330],
  ] as const;
  const { x = 0, y = 0 } = (await zone.boundingBox()) ?? {};
  await zone.evaluate(
    (element, fingers) => {
      // Fingers are simulated, so none can be captured.
      element.setPointerCapture = () => undefined;
      for (const [place, [clientX, clientY]] of fingers.entries())
        element.dispatchEvent(
          new PointerEvent('pointerdown', {
            bubbles: true,
            pointerId: place + 2,
            pointerType: 'touch',
            clientX,
            clientY,
          }),
        );
    },
    places.map(([left, top]) => [x + left, y + top] as const),
  );
  await page.getByText('Who is it?').waitFor();
}

async function openOrder(page: Page, origin: string): Promise<void> {
  await openTool('Who Begins?')(page, origin);
  await page.getByRole('button', { name: 'Draw the Order' }).click();
  await page.getByRole('heading', { name: 'In this order' }).waitFor();
}

async function openTimer(page: Page, origin: string): Promise<void> {
  await openTool('Timer')(page, origin);
  await page.getByRole('radio', { name: '2 min' }).check();
  await page.getByRole('button', { name: /^Ben/ }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
}

/** Screens of the table tools, for `screens.ts`. */
export const tableToolScreens = [
  { name: 'start-player', open: openTool('Who Begins?') },
  { name: 'start-player-fingers', open: openFingers },
  { name: 'start-player-order', open: openOrder },
  { name: 'table-timer', open: openTimer },
].map((screen) => ({ ...screen, long: true, signedIn: true }));
