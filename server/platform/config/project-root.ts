import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function folderWithPackage(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package.json was not found above the server');
  return folderWithPackage(parent);
}

/** The folder of this installation, from the sources as from the built server. */
export const projectRoot: string = folderWithPackage(dirname(fileURLToPath(import.meta.url)));
