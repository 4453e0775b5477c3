import { chmod, cp, lstat, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { isRunnable } from './native-folder.ts';
import { run, type ServerUser } from './run.ts';

const PLACES = ['/var/lib/rollcall', '/var/tmp/rollcall', '/tmp/rollcall'];

/** A copy of the programs where `user` can run them; made once for each version (60 MB). Only root gets here. */
export async function readableCopy(native: string, user: ServerUser, log: (line: string) => void): Promise<string> {
  const name = `postgres-${await packageVersion(native)}`;
  for (const place of process.getuid?.() === 0 ? PLACES : []) {
    if (!(await isPrivateToUs(place))) continue;
    const copy = path.join(place, name);
    if (await isRunnable(copy, user)) return copy;
    await copyTree(native, copy);
    if (!(await isRunnable(copy, user))) continue;
    log(`PostgreSQL's programs in ${native} are closed to the user they run as; running them from ${copy}.`);
    return copy;
  }
  throw new Error(
    `PostgreSQL's programs in ${native} cannot be run by the user they run as (id ${user.uid ?? process.getuid?.()}). ` +
      'Install Rollcall in a folder that every user may enter, or use your own PostgreSQL with DATABASE_URL.',
  );
}

/** In a shared folder another user could have placed programs for us to run. */
export async function isPrivateToUs(place: string): Promise<boolean> {
  try {
    if ((await mkdir(place, { recursive: true })) !== undefined) await chmod(place, 0o755);
    const found = await lstat(place);
    return found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0;
  } catch {
    return false;
  }
}

/** The copy is complete or absent: it is renamed last. */
async function copyTree(native: string, copy: string): Promise<void> {
  const unfinished = `${copy}.${randomUUID()}`;
  try {
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await run('chmod', ['-R', 'a+rX,go-w', unfinished]);
    await rename(unfinished, copy).catch(() => undefined); // another start was faster
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function packageVersion(native: string): Promise<string> {
  const manifest = await readFile(path.join(native, '..', 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(manifest)).version;
}
