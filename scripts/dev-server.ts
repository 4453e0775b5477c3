import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';

/**
 * The server of `npm run dev`. The process loads the packages in advance, because that takes most of a start, while the
 * previous server still answers. At the first message it loads the project's files and starts.
 */
const started = new Promise((resolve) => process.once('message', resolve));
await Promise.allSettled((await packagesOf('server')).map((name) => import(name)));
await started;
process.disconnect();
await import('#server/main.ts');

/** The packages that the files of a folder import. */
async function packagesOf(folder: string): Promise<string[]> {
  const files = await readdir(join(projectRoot, folder), { recursive: true });
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const texts = await Promise.all(sources.map((file) => readFile(join(projectRoot, folder, file), 'utf8')));
  const found = texts.flatMap((text) => [...text.matchAll(/^(?:import(?! type)|\}) .*from '([\w@][^']*)';$/gm)]);
  return [...new Set(found.map(([, name = '']) => name))];
}
