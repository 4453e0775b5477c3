import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that only answers 304. Its latency is the minimum on this machine at this moment. */
const server = createServer((_req, res) => res.writeHead(304).end());
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('disconnect', () => process.exit());
