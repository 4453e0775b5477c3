import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

export interface ServerAddress {
  readonly port: number;
  readonly password: string;
}

/** Advisory locks are per database: this one is always taken in `postgres`. */
const LOCK = [0x726f6c6c, 1];

/** A connection to the maintenance database; errors after connecting end it quietly, see its 'end' event. */
export async function connect({ port, password }: ServerAddress): Promise<Client> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    password,
    user: 'postgres',
    database: 'postgres',
    application_name: 'rollcall lock',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

export interface Occupancy {
  readonly dataFolder: string;
  /** Process id of the Rollcall that started the server. */
  readonly owner: number | undefined;
  readonly locked: boolean;
}

/** Asks a running server for its owner. It only looks at the lock: the owner may be about to take it. */
export async function readOccupancy(client: Client): Promise<Occupancy> {
  const { rows } = await client.query<{ data: string; owner: string | null; locked: boolean }>(
    `select current_setting('data_directory') as data, current_setting('rollcall.owner', true) as owner,
       exists (select from pg_locks where locktype = 'advisory' and granted
         and classid::bigint = $1 and objid::bigint = $2 and objsubid = 2) as locked`,
    LOCK,
  );
  const [row] = rows;
  return { dataFolder: row?.data ?? '', owner: Number(row?.owner) || undefined, locked: row?.locked ?? false };
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', LOCK);
  return rows[0]?.taken === true;
}

/**
 * Takes the lock that marks this folder as in use, and takes it again whenever its connection breaks, until `over` is
 * aborted. Resolves with the first connection, for work under the lock.
 */
export async function holdFolderLock(address: ServerAddress, over: AbortSignal): Promise<Client | undefined> {
  const client = await connect(address);
  if (!(await tryLock(client))) {
    await client.end();
    return undefined;
  }
  client.once('end', () => void reacquireFolderLock(address, over));
  over.addEventListener('abort', () => void client.end().catch(() => undefined), { once: true });
  return client;
}

async function reacquireFolderLock(address: ServerAddress, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    if (await holdFolderLock(address, over).catch(() => undefined)) return;
    await pause(200, undefined, { signal: over }).catch(() => undefined);
  }
}
