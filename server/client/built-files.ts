import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry of the build's manifest. */
export interface BuiltFile {
  /** Its path in the folder of the built screens. */
  file: string;
  /** The files that it loads, by their names in the manifest. */
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/** By their sources. @param folder of the built screens */
export const readBuiltFiles = (folder: string) =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, BuiltFile>;
