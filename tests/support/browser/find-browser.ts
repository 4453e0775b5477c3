import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

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
export function findBrowser(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const found = [...onPath(), ...PLACES].find(runs);
  if (found) return found;
  if (process.getuid?.() === 0 && runs('/usr/bin/apt-get')) {
    process.stdout.write("No browser found: installing Debian's chromium-headless-shell for the browser tests.\n");
    for (const step of [['update'], ['install', '-y', SHELL]])
      execFileSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...step], { stdio: 'ignore' });
    if (runs(`/usr/bin/${SHELL}`)) return `/usr/bin/${SHELL}`;
  }
  throw new Error(
    'The browser tests need Chromium, Chrome or Edge: install one, or name its program in CHROMIUM_PATH.',
  );
}

/** Finds the browser once for a run: its workers would install it side by side. Without one, each test says so. */
export default function setup(): void {
  try {
    process.env.CHROMIUM_PATH = findBrowser();
  } catch {
    // Said by `findBrowser` when a test opens a browser.
  }
}
