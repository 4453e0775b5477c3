import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginBuild, endBuild, isBuildNeeded } from './stamp.ts';

const SOURCES = ['server', 'package-lock.json'];
const HOUR = 3600;
let folder: string;
const isNeeded = () => isBuildNeeded(folder, SOURCES);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollcall-build-'));
  await mkdir(join(folder, 'server/deep'), { recursive: true });
  await writeFile(join(folder, 'server/deep/a.ts'), '');
  await writeFile(join(folder, 'package-lock.json'), '');
});
afterEach(() => rm(folder, { recursive: true }));

/** A build that began after the last change of the sources. */
async function build(): Promise<void> {
  await beginBuild(folder);
  const later = Date.now() / 1000 + 1;
  await utimes(join(folder, 'dist/building'), later, later);
  await endBuild(folder);
}

/** Changes a file or folder after the build: the build's stamp becomes older than the change. */
async function after(path: string): Promise<void> {
  const { ctimeMs } = await stat(join(folder, path));
  await utimes(join(folder, 'dist/built'), ctimeMs / 1000, ctimeMs / 1000 - 0.001);
}

test('a folder that was never built needs a build', async () => {
  expect(await isNeeded()).toBe(true);
});

test('a complete build of unchanged sources is not repeated', async () => {
  await build();
  expect(await isNeeded()).toBe(false);
});

test('an unfinished build does not count, and ends the former one', async () => {
  await build();
  await beginBuild(folder);
  expect(await isNeeded()).toBe(true);
});

test.each(['server/deep/a.ts', 'package-lock.json'])('%s, saved after the build, needs another one', async (path) => {
  await build();
  await writeFile(join(folder, path), 'changed');
  await after(path);
  expect(await isNeeded()).toBe(true);
});

test('a file with an old time that is written after the build needs another one', async () => {
  await build();
  const path = join(folder, 'server/deep/a.ts');
  await writeFile(path, 'of another branch');
  await utimes(path, HOUR, HOUR);
  await after('server/deep/a.ts');
  expect(await isNeeded()).toBe(true);
});

test('a file that is deleted after the build needs another one', async () => {
  await build();
  await rm(join(folder, 'server/deep/a.ts'));
  await after('server/deep');
  expect(await isNeeded()).toBe(true);
});

test('a file that is saved while the build runs needs another one', async () => {
  await beginBuild(folder);
  await writeFile(join(folder, 'server/deep/a.ts'), 'changed');
  await endBuild(folder);
  expect(await isNeeded()).toBe(true);
});
