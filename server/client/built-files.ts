import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build says of one of its files. */
export interface BuiltFile {
  /** Its path in the folder of the built screens. */
  file: string;
  /** Names of those that it loads, in this list. */
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/** By their sources. @param folder of the built screens */
export const readBuiltFiles = (folder: string) =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, BuiltFile>;
