import { setTimeout as pause } from 'node:timers/promises';
import { cleanUpFormerServer, folderInUseMessage, type Place } from './former-server.ts';
import { launchServer, type LaunchOptions, type RunningServer } from './launch-server.ts';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of 127.0.0.1 that is free now; another process may still take it first. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('unreachable: a TCP server has a port');
  return address.port;
}

export interface AcquiredServer extends RunningServer {
  readonly port: number;
}

const PATIENCE_MS = 60_000;
/** Another start was faster, or the last processes of a killed server are still ending: both are temporary. */
const PASSING =
  /lock file "postmaster\.pid" (already exists|is empty)|could not create any TCP\/IP sockets|shared memory block|has the lock of the data folder/;

/** Starts our server on the folder. PostgreSQL allows one server per data folder, which settles every race. */
export async function acquireDataFolder(place: Place, launch: Omit<LaunchOptions, 'port'>): Promise<AcquiredServer> {
  const startedAt = performance.now();
  for (let tries = 0; ; tries += 1) {
    await cleanUpFormerServer(place);
    const port = await freePort();
    const server = await launchServer({ ...launch, port });
    if (!('failure' in server)) return { ...server, port };
    if (!PASSING.test(server.failure)) throw new Error(`${server.failure} (data folder ${place.dataFolder})`);
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error(folderInUseMessage(place.folder, undefined));
    if (tries === 0) launch.log(`${server.failure} Trying again for a minute.`);
    await pause(100);
  }
}
