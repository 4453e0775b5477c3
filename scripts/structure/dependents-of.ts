import type { Import } from './read-imports.ts';

/** Files outside a folder that import one of its files, directly or indirectly. */
export function dependentsOf(folder: string, imports: readonly Import[]): string[] {
  const isInside = (file: string) => file.startsWith(`${folder}/`);
  const importers = new Map<string, string[]>();
  for (const { from, to } of imports) importers.set(to, [...(importers.get(to) ?? []), from]);

  const found = new Set(imports.map(({ to }) => to).filter(isInside));
  // The loop also visits elements that are added during the iteration.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return [...found].filter((file) => !isInside(file));
}
