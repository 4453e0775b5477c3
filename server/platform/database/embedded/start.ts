import type { Client } from 'pg';
import { findBinaries } from './binaries.ts';
import { ensureCluster, removeUnfinished } from './cluster.ts';
import { holdFolderLock } from './folder-lock.ts';
import { openFolder } from './folder.ts';
import { folderInUseMessage } from './former-server.ts';
import { waitForClosedConnections } from './wait-for-closed-connections.ts';
import { storedPassword } from './password.ts';
import { acquireDataFolder } from './acquire-data-folder.ts';

export interface EmbeddedPostgresOptions {
  /** Contains the data folder `postgres` and the file `postgres-password`; created if missing. */
  readonly folder: string;
  /** Takes PostgreSQL's warnings and worse, line by line. */
  readonly log: (line: string) => void;
  /** False for tests only: faster, and a power cut may damage the data. */
  readonly durable?: boolean;
  /** For tests: connects by a Unix socket in the data folder, whose path may have 107 characters (103 on macOS). */
  readonly socket?: boolean;
}

export interface ServerExit {
  /** Whether stop() was called. */
  readonly expected: boolean;
  /** One line for people. */
  readonly reason: string;
}

export interface EmbeddedPostgres {
  /** `postgres://…` of the database `rollcall`; the port is another one at each start. */
  readonly url: string;
  /** Settles when the server has ended, whether asked to or not; never rejects. */
  readonly exited: Promise<ServerExit>;
  /**
   * Ends the server and resolves when none of its processes is left. Close pools first: connections still open after
   * two seconds are cut.
   */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with Rollcall on `folder`, making its database at first. The server ends with this
 * process, however that ends. Throws one clear line when another live Rollcall uses the folder, when the folder or
 * the programs cannot be used, and where no PostgreSQL comes for the platform.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, durable = true, socket = false } = options;
  const { folder, dataFolder, user } = await openFolder(options.folder, log);
  const binaries = await findBinaries(user, log);
  const password = await storedPassword(folder, dataFolder);
  await ensureCluster({ folder, dataFolder, binaries, user, password, durable });
  const server = await acquireDataFolder(
    { folder, dataFolder, password, binaries },
    { dataFolder, binaries, user, durable, socket, log },
  );

  const over = new AbortController();
  let stopped: Promise<void> | undefined;
  const address = { port: server.port, password };
  const stop = (): Promise<void> =>
    (stopped ??= waitForClosedConnections(address)
      .catch(() => undefined)
      .then(() => server.stop()));
  const exited = server.ended.then((how): ServerExit => {
    over.abort();
    const reason = `PostgreSQL (data folder ${dataFolder}) ${how}.`;
    if (!stopped) log(`${reason} Nobody here asked it to.`);
    return { expected: stopped !== undefined, reason };
  });
  try {
    const client = await holdFolderLock(address, over.signal);
    if (!client) throw new Error(folderInUseMessage(folder, undefined));
    await Promise.all([createDatabase(client), removeUnfinished(folder)]);
  } catch (error) {
    await stop();
    throw error;
  }
  const url = `postgres://postgres:${password}@127.0.0.1:${server.port}/rollcall`;
  return { url: socket ? `${url}?host=${encodeURIComponent(dataFolder)}` : url, exited, stop };
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query(`select from pg_database where datname = 'rollcall'`);
  if (rowCount === 0) await client.query(`create database rollcall template template0 encoding 'UTF8'`);
}
