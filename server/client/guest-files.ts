import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Express, Request } from 'express';

/** Addresses of what the pages for guests load. */
export interface GuestFiles {
  script: string;
  style: string;
  /** Fonts that the first paint needs. */
  fonts: readonly string[];
}

declare global {
  // eslint-disable-next-line typescript/no-namespace -- the one place where Express lets an app's locals be extended
  namespace Express {
    interface Locals {
      guestFiles?: GuestFiles;
    }
  }
}

const SCRIPT = 'src/guest-pages/guest.ts';
const STYLE = 'src/guest-pages/guest.css';

/** As Vite serves the sources in development. */
export const SOURCE_FILES: GuestFiles = { script: `/${SCRIPT}`, style: `/${STYLE}`, fonts: [] };

/** As Vite built them, with a hash in each name. @param folder of the built screens */
export function builtGuestFiles(folder: string): GuestFiles {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const built = (source: string): Manifest[string] => {
    const entry = manifest[source];
    if (entry === undefined) throw new Error(`${source} is not among the built screens`);
    return entry;
  };
  const { file: style, assets = [] } = built(STYLE);
  const fonts = assets.filter((asset) => asset.endsWith('.woff2'));
  return { script: `/${built(SCRIPT).file}`, style: `/${style}`, fonts: fonts.map((font) => `/${font}`) };
}

type Manifest = Record<string, { file: string; assets?: string[] }>;

/** Tells the pages of an app where their files are. */
export function addGuestFiles(app: Express, files: GuestFiles): void {
  app.locals.guestFiles = files;
}

/** Null on a server without screens. */
export const guestFilesOf = (req: Request): GuestFiles | null => req.app.locals.guestFiles ?? null;
