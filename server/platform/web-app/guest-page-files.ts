import type { Express, Request } from 'express';
import { type BuiltFile, readBuiltFiles } from './built-files.ts';

/** Addresses of the files that the server's own pages load: those for guests, and the sign-in page. */
export interface GuestFiles {
  scripts: Record<keyof typeof SCRIPTS, string>;
  style: string;
  /** Of the pages of shared stories, which load no script. */
  storyStyle: string;
  /** Fonts that nearly every page needs. */
  fonts: readonly string[];
}

declare global {
  // The one place where Express lets an app's locals be extended.
  namespace Express {
    interface Locals {
      guestFiles?: GuestFiles;
    }
  }
}

const SCRIPTS = {
  guest: 'src/guests/guest.ts',
  dates: 'src/guests/dates.ts',
  notices: 'src/guests/guest-notices.ts',
  passkey: 'src/accounts/sign-in/passkey-sign-in.ts',
};
const STYLE = 'src/guests/guest.css';
const STORY_STYLE = 'src/stories/shared-story.css';

function addressesOf(address: (source: string) => string): GuestFiles['scripts'] {
  const { guest, dates, notices, passkey } = SCRIPTS;
  return { guest: address(guest), dates: address(dates), notices: address(notices), passkey: address(passkey) };
}

/** As Vite serves the sources in development. */
export const SOURCE_FILES: GuestFiles = {
  scripts: addressesOf((source) => `/${source}`),
  style: `/${STYLE}`,
  storyStyle: `/${STORY_STYLE}`,
  fonts: [],
};

/** As Vite built them, with a hash in each name; they have no words of their own, so they are the same in each language. @param folder of the built screens */
export function builtGuestFiles(folder: string): GuestFiles {
  const files = readBuiltFiles(folder, 'en');
  const built = (source: string): BuiltFile => {
    const entry = files[source];
    if (entry === undefined) throw new Error(`${source} is not among the built screens`);
    return entry;
  };
  const { file: style, assets = [] } = built(STYLE);
  const fonts = assets.filter((asset) => asset.includes('-core-') && asset.endsWith('.woff2'));
  const scripts = addressesOf((source) => `/${built(source).file}`);
  return {
    scripts,
    style: `/${style}`,
    storyStyle: `/${built(STORY_STYLE).file}`,
    fonts: fonts.map((font) => `/${font}`),
  };
}

/** Gives the pages of an app the addresses of their files. */
export function addGuestFiles(app: Express, files: GuestFiles): void {
  app.locals.guestFiles = files;
}

/** Null on a server without screens. */
export const guestFilesOf = (req: Request): GuestFiles | null => req.app.locals.guestFiles ?? null;
