import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** One address for a database that comes back on another port after each start. */
export interface Relay {
  port: number;
  /** New connections go to this port of this machine. */
  leadTo(port: number): void;
  close(): void;
}

export async function openRelay(): Promise<Relay> {
  let target = 0;
  const open = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (port) => (target = port),
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
