import type { Language } from '#shared/text/languages.ts';
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

/**
 * Reads the built files by their sources, also those that share a chunk (scripts/chunks/chunk-groups.ts).
 * @param folder of the built screens, whose build of one language is read
 */
export function readBuiltFiles(folder: string, language: Language): Record<string, BuiltFile> {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8')) as unknown;
  const built = read(`manifest.${language}.json`) as Record<string, BuiltFile>;
  const grouped = Object.entries(read(`grouped.${language}.json`) as Record<string, string>);
  const byFile = new Map(Object.values(built).map((one) => [one.file, one]));
  const found = grouped.flatMap(([source, file]) => {
    const one = byFile.get(file);
    return one ? [[source, one] as const] : [];
  });
  return { ...built, ...Object.fromEntries(found) };
}
