import { chmod, mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { firstClosedFolder } from './reach.ts';
import type { ServerUser } from './run.ts';

/** Makes the folder where it is missing and answers its one true path. */
export async function prepareFolder(folder: string): Promise<string> {
  try {
    const made = await mkdir(folder, { recursive: true });
    if (made !== undefined && process.getuid?.() === 0) await letOthersPass(made, path.resolve(folder));
    return await realpath(folder);
  } catch (error) {
    throw new Error(`The folder ${folder} cannot be made or used: ${String(error)}. Set another with DATA_DIR.`, {
      cause: error,
    });
  }
}

/** Under a strict umask the folders root makes are closed to the user PostgreSQL runs as. */
async function letOthersPass(topmostMade: string, folder: string): Promise<void> {
  for (let step = folder; ; step = path.dirname(step)) {
    await chmod(step, 0o711);
    if (step === path.resolve(topmostMade) || step === path.dirname(step)) return;
  }
}

/** Refuses a folder that the user PostgreSQL runs as cannot get to, such as one below /root. */
export async function assertReachable(folder: string, user: ServerUser): Promise<void> {
  const closed = await firstClosedFolder(folder, user);
  if (closed === undefined) return;
  throw new Error(
    `PostgreSQL does not run as root, and the user it runs as (id ${user.uid}) cannot reach ${folder}: ${closed} is ` +
      `closed to it. Set DATA_DIR to a folder outside ${closed}, for example /var/lib/rollcall, ` +
      `or open the way with "chmod o+x ${closed}", or use your own PostgreSQL with DATABASE_URL.`,
  );
}
