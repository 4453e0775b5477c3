import { randomUUID } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { run, type ServerUser } from './run.ts';

export interface ClusterOptions {
  readonly folder: string;
  readonly dataFolder: string;
  readonly binaries: Binaries;
  readonly user: ServerUser;
  readonly password: string;
  readonly durable: boolean;
}

const UNFINISHED = 'postgres-unfinished-';

/**
 * Creates the data folder if it is missing. initdb works under another name and the result is renamed, so a data
 * folder is complete or absent: after a kill it is created again, and of two starts at once one is second.
 */
export async function ensureCluster(options: ClusterOptions): Promise<void> {
  const { folder, dataFolder, binaries, durable } = options;
  if (await isCluster(dataFolder, binaries)) return;
  const unfinished = path.join(folder, UNFINISHED + randomUUID());
  try {
    const complaint = await initialise(unfinished, options);
    // A faster start may have created the folder meanwhile: then the error does not matter.
    const failure = complaint ?? (await renameFailure(path.join(unfinished, 'data'), dataFolder));
    if (failure !== undefined && !(await isCluster(dataFolder, binaries))) {
      throw new Error(`The database in ${folder} could not be made: ${failure}`);
    }
    if (durable && process.platform !== 'win32') await syncNames(folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Removes the leftovers of a killed initdb. Call it with the folder's lock: every other start has lost by now. */
export async function removeUnfinished(folder: string): Promise<void> {
  const leftovers = (await readdir(folder)).filter((name) => name.startsWith(UNFINISHED));
  await Promise.allSettled(leftovers.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
}

async function initialise(place: string, { binaries, user, password, durable }: ClusterOptions) {
  await mkdir(place, { mode: 0o700 });
  const passwordFile = path.join(place, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const made of [place, passwordFile]) await chown(made, user.uid, user.gid);
  }
  const made = await run(
    binaries.initdb,
    [
      `--pgdata=${path.join(place, 'data')}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      // Sorts like C, but lower('É') is 'é'; independent of the machine's locales.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(durable ? [] : ['--no-sync']),
    ],
    user,
    await nameForUser(place, user),
  );
  return made.ok ? undefined : made.complaint;
}

/**
 * The variables by which initdb finds a name for its user: it refuses to run as one without, as in a container with
 * `--user 99:100`. The library is Debian's libnss-wrapper.
 */
async function nameForUser(place: string, { uid }: ServerUser): Promise<NodeJS.ProcessEnv> {
  if (uid !== undefined || process.platform !== 'linux' || hasName()) return {};
  const names = path.join(place, 'passwd');
  await writeFile(names, `rollcall:x:${process.getuid?.()}:${process.getgid?.()}::/:/bin/false\n`);
  return { LD_PRELOAD: 'libnss_wrapper.so', NSS_WRAPPER_PASSWD: names, NSS_WRAPPER_GROUP: '/etc/group' };
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

async function renameFailure(from: string, to: string): Promise<string | undefined> {
  return rename(from, to).then(
    () => undefined,
    (error: unknown) => String(error),
  );
}

async function isCluster(dataFolder: string, binaries: Binaries): Promise<boolean> {
  const version = (await readFile(path.join(dataFolder, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === binaries.major) return true;
  if (version === '' && !(await hasEntries(dataFolder))) return false;
  const found = version === '' ? 'holds no database' : `was made by PostgreSQL ${version}`;
  throw new Error(`The folder ${dataFolder} ${found}, and this is PostgreSQL ${binaries.major}: move it away.`);
}

async function hasEntries(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => undefined)) !== undefined && (await readdir(folder)).length > 0;
}

/** A power cut must not take the new folder's name back once rows have been acknowledged. */
async function syncNames(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
