import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A simulated network between a browser and a local server; it delays and counts the traffic. */
export interface SlowNetwork {
  origin: string;
  /** Bytes that have come from the server, headers too. */
  received: () => number;
  /** Switches between no delay and the delay of a phone's network. */
  setSlow: (isSlow: boolean) => void;
  close: () => void;
}

/** 1.6 Mbit/s, in bytes a millisecond, for all connections together. */
const BYTES_PER_MS = 200;
/** Milliseconds that a packet takes one way: a round trip takes twice as long. */
const ONE_WAY_MS = 75;

/** Delays whole connections, so that what a service worker asks for is as slow as what a page does. @param to origin of a server */
export async function openSlowNetwork(to: string): Promise<SlowNetwork> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let isSlow = true;
  let received = 0;
  /** When the simulated connection will have sent all queued bytes. */
  let free = 0;
  const arrival = (bytes: number) => {
    free = Math.max(free, performance.now()) + bytes / BYTES_PER_MS;
    return free + ONE_WAY_MS;
  };
  const server = createServer({ noDelay: true }, (browser) => {
    const upstream = connect({ host: hostname, port: Number(port), noDelay: true });
    // Opening a connection takes one more round trip.
    const made = performance.now() + (isSlow ? 2 * ONE_WAY_MS : 0);
    const toBrowser = inOrder(browser);
    const toServer = inOrder(upstream);
    upstream.on('data', (piece) => {
      received += piece.length;
      toBrowser(piece, isSlow ? arrival(piece.length) : 0);
    });
    browser.on('data', (piece) => toServer(piece, isSlow ? Math.max(made, performance.now()) + ONE_WAY_MS : 0));
    for (const [one, other] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        // Data in transit still arrives.
        void pause(isSlow ? Math.max(0, free - performance.now()) + 2 * ONE_WAY_MS : 0).then(() => other.destroy());
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    received: () => received,
    setSlow: (slow) => (isSlow = slow),
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** Forwards chunks after their delay, in order. */
function inOrder(to: Socket): (piece: Buffer, at: number) => void {
  let before: Promise<unknown> = Promise.resolve();
  return (piece, at) => {
    before = before.then(async () => {
      const wait = at - performance.now();
      if (wait > 0) await pause(wait);
      if (to.writable) to.write(piece);
    });
  };
}
