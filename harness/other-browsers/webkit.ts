import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { expect } from 'vitest';
import { freePort } from '../../tests/support/server/free-port.ts';
import type { OtherBrowser, Window } from './other-browser.ts';

const PHONE = { width: 390, height: 844 };
const PATIENCE = { timeout: 20_000 };

/** WebKitGTK's MiniBrowser over WebDriver, on a virtual display. @param driver the path of WebKitWebDriver */
export async function openWebkit(driver: string): Promise<OtherBrowser> {
  const children: ChildProcess[] = [];
  const sessions: WebDriver[] = [];
  const screen = await openScreen();
  children.push(screen.child);
  return {
    openWindow: async () => {
      const port = await freePort();
      const env = { ...process.env, DISPLAY: screen.display };
      children.push(spawn(driver, [`--port=${port}`], { stdio: 'ignore', env }));
      const server = `http://127.0.0.1:${port}`;
      await expect.poll(() => answers(`${server}/status`), PATIENCE).toBe(true);
      // Each driver runs one session only, and each session has its own cookies.
      const session = await new Builder().usingServer(server).withCapabilities({ browserName: 'MiniBrowser' }).build();
      sessions.push(session);
      await session.manage().setTimeouts({ script: 30_000, pageLoad: 60_000 });
      await session
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...PHONE });
      return windowOf(session);
    },
    close: async () => {
      await Promise.all(sessions.map((session) => session.quit().catch(() => undefined)));
      for (const child of children.toReversed()) {
        const ended = child.exitCode === null ? once(child, 'exit') : undefined;
        child.kill();
        await ended;
      }
    },
  };
}

const windowOf = (session: WebDriver): Window => {
  const run = inWindow(session);
  return {
    goto: (address) => run(() => session.get(address)),
    run: (expression) =>
      run(() =>
        session.executeAsyncScript(
          `const done = arguments[arguments.length - 1]; Promise.resolve(${expression}).then(done, (error) => done(String(error)));`,
        ),
      ),
    element: async (expression) => {
      const element = await run(() => session.executeScript<WebElement | null>(`return ${expression};`));
      return (
        element && {
          click: () => run(() => element.click()),
          type: (text) => run(() => element.sendKeys(text)),
          press: (key) => run(() => element.sendKeys({ Enter: Key.ENTER }[key])),
        }
      );
    },
    screenshot: async () => Buffer.from(await run(() => session.takeScreenshot()), 'base64'),
  };
};

/** Runs a command; when the page moved to another process, and the driver lost its window, again in the window that is there. */
const inWindow =
  (session: WebDriver) =>
  async <T>(command: () => Promise<T>): Promise<T> => {
    try {
      return await command();
    } catch (failure) {
      if (!(failure instanceof error.NoSuchWindowError)) throw failure;
      const [handle] = await session.getAllWindowHandles();
      if (handle === undefined) throw failure;
      await session.switchTo().window(handle);
      return command();
    }
  };

/** A virtual display with the first free number. */
async function openScreen(): Promise<{ display: string; child: ChildProcess }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, child };
}

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
