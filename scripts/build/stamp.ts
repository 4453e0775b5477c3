import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** All that a build reads. */
const SOURCES = [
  'client',
  'scripts',
  'server',
  'shared',
  'package.json',
  'package-lock.json',
  'tailwind.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];
/** Its time of modification is the start of the build that made `dist`; a build that has not ended has none. */
const STAMP = 'dist/built';
const UNFINISHED = 'dist/building';

/** @param folder of the installation */
export async function beginBuild(folder: string): Promise<void> {
  await mkdir(join(folder, 'dist'), { recursive: true });
  await rm(join(folder, STAMP), { force: true });
  await rm(join(folder, UNFINISHED), { force: true });
  await writeFile(join(folder, UNFINISHED), '');
}

/** Renaming keeps the time: what was saved while the build ran is newer. */
export const endBuild = (folder: string): Promise<void> => rename(join(folder, UNFINISHED), join(folder, STAMP));

/** Whether a source is newer than the last complete build. */
export async function isBuildNeeded(folder: string, sources = SOURCES): Promise<boolean> {
  const stamp = await stat(join(folder, STAMP)).catch(() => null);
  if (!stamp) return true;
  for (const source of sources)
    for (const path of [source, ...(await entriesOf(join(folder, source))).map((name) => join(source, name))])
      // Of a folder too, which changes when a file is deleted or moved; unlike mtime it cannot be set back.
      if ((await stat(join(folder, path))).ctimeMs >= stamp.mtimeMs) return true;
  return false;
}

const entriesOf = async (path: string): Promise<string[]> =>
  (await stat(path)).isDirectory() ? readdir(path, { recursive: true }) : [];
