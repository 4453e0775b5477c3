import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Environment } from '#server/platform/config/environment.ts';
import { runningServer } from '#server/platform/database/embedded/running-server.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/start.ts';

type Place = Pick<Environment, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATA_DIR'>;
interface Opened {
  url: string;
  close: () => Promise<void>;
}

const warn = (line: string) => void process.stderr.write(`${line}\n`);
const nothing = async () => {};

/** The database of a server in this environment, which may be running; otherwise the embedded one is started. */
export async function databaseInUse({ DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR }: Place): Promise<Opened> {
  const url = DATABASE_DIRECT_URL ?? DATABASE_URL ?? (await runningServer(resolve(DATA_DIR), warn));
  return url === null ? startOwn(DATA_DIR) : { url, close: nothing };
}

/** The database that a server in this environment would use. @throws if a server is already using the embedded one */
export async function databaseToUse({ DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR }: Place): Promise<Opened> {
  const url = DATABASE_DIRECT_URL ?? DATABASE_URL;
  return url === undefined ? startOwn(DATA_DIR) : { url, close: nothing };
}

/** The server that takes the scratch database of a drill; on another machine an embedded one is started for it. */
export async function databaseForDrill(place: Place): Promise<Opened> {
  const isThere = await stat(place.DATA_DIR).catch(() => null);
  return place.DATABASE_URL !== undefined || isThere ? databaseInUse(place) : startOwn(place.DATA_DIR);
}

async function startOwn(DATA_DIR: string): Promise<Opened> {
  const server = await startEmbeddedPostgres({ folder: resolve(DATA_DIR), log: warn });
  return { url: server.url, close: () => server.stop() };
}
