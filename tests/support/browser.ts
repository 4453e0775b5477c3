import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { askOften } from './ask-often.ts';
import { watchContext } from './watched-contexts.ts';

const SHELL = 'chromium-headless-shell';
/** The headless shell first: in it the tests take two thirds of the time. */
const NAMES = [
  SHELL,
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Without the background flags an offline browser keeps contacting its vendor's hosts. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const runs = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = () =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));

/** CHROMIUM_PATH, else an installed Chromium, Chrome or Edge, else the path of Debian's headless shell. */
function findBrowser(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const found = [...onPath(), ...PLACES].find(runs);
  if (found) return found;
  if (process.getuid?.() === 0 && runs('/usr/bin/apt-get')) {
    process.stdout.write("No browser found: installing Debian's chromium-headless-shell for the browser tests.\n");
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', SHELL], { stdio: 'ignore' });
    if (runs(`/usr/bin/${SHELL}`)) return `/usr/bin/${SHELL}`;
  }
  throw new Error(
    'The browser tests need Chromium, Chrome or Edge: install one, or name its program in CHROMIUM_PATH.',
  );
}

/**
 * A headless browser; without its sandbox as root only. Service workers are disabled by default, because their requests
 * bypass page routes. Animations are disabled by default. @param flags further flags of Chromium
 */
export async function openBrowser(...flags: string[]): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...QUIET, ...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  await askOften(browser);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext({ serviceWorkers: 'block', reducedMotion: 'reduce', ...options });
    if (process.env.VITEST !== undefined) await watchContext(context);
    return context;
  };
  return browser;
}
