import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** The database's URL through the proxy. */
  url: string;
  /** Closes all connections and accepts no new ones. */
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** A TCP proxy to a database server that can be cut, like a restart of that server. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port), search: '' }).href;
  return {
    url,
    restore: () => listen(port),
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
