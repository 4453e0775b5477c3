import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 20;

interface Waiting {
  /** Where the server listens, or will. */
  port: number;
  /** Settles when no restart is under way. */
  settled: () => Promise<unknown>;
  /** Then a connection that waits is closed: the server did not start. */
  patienceMs: number;
}

/** Forwards connections to the server, and makes them wait while it starts again. */
export function waitForServer(waiting: Waiting): Server {
  // Half-open: a client that has sent all may still receive.
  return createServer({ pauseOnConnect: true, allowHalfOpen: true }, (client) => {
    client.on('error', () => client.destroy());
    void connectTo(waiting, client).then((server) => {
      if (!server) return client.destroy();
      // Each end closes the other; neither failure is one of this process.
      pipeline(client, server, client, () => {});
      client.resume();
    });
  });
}

async function connectTo({ port, settled, patienceMs }: Waiting, client: Socket): Promise<Socket | null> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline && !client.destroyed) {
    await settled();
    const server = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const isConnected = await once(server, 'connect').then(
      () => true,
      () => false,
    );
    if (isConnected) return server;
    await sleep(RETRY_MS);
  }
  return null;
}
