import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import type { OtherBrowser, Window } from './other-browser.ts';

const PHONE = { width: 390, height: 844 };

/** Headless Firefox over WebDriver BiDi. @param program its path */
export async function openFirefox(program: string): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: program, headless: true });
  let inFront: Page | null = null;
  /** A covered window is hidden, and receives no live updates. */
  const toFront = async (page: Page) => {
    if (inFront !== page) await page.bringToFront();
    inFront = page;
  };
  return {
    openWindow: async (): Promise<Window> => {
      const page = await (await browser.createBrowserContext()).newPage();
      await page.setViewport(PHONE);
      return {
        goto: async (address) => void (await page.goto(address)),
        run: async (expression) => {
          await toFront(page);
          return page.evaluate(expression);
        },
        element: async (expression) => {
          await toFront(page);
          const handle = await page.evaluateHandle(expression);
          const element = handle.asElement() as ElementHandle | null;
          return (
            element && {
              click: () => element.click(),
              type: (text) => element.type(text),
              press: (key) => element.press(key),
            }
          );
        },
        screenshot: () => page.screenshot(),
      };
    },
    close: () => browser.close(),
  };
}
