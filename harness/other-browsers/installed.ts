import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { openFirefox } from './firefox.ts';
import type { OtherBrowser } from './other-browser.ts';
import { openWebkit } from './webkit.ts';

interface Engine {
  name: 'Firefox' | 'WebKit';
  /** Opens it; null if it is not installed. */
  open: (() => Promise<OtherBrowser>) | null;
  /** The requirements. */
  needs: string;
}

/** The browsers other than Chromium, with a function to open each if installed. */
export function otherBrowsers(): Engine[] {
  const firefox = programOf('firefox-esr', 'firefox');
  const webkit = programOf('WebKitWebDriver');
  const screen = programOf('Xvfb');
  return [
    { name: 'Firefox', open: firefox ? () => openFirefox(firefox) : null, needs: "Firefox (Debian's firefox-esr)" },
    {
      name: 'WebKit',
      open: webkit && screen ? () => openWebkit(webkit) : null,
      needs: "WebKitGTK's driver and Xvfb (Debian's webkit2gtk-driver and xvfb)",
    },
  ];
}

const programOf = (...names: string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
