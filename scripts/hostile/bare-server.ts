import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A program that answers 304 and does nothing else: what an answer takes on this machine, at this moment, at least. */
const server = createServer((_req, res) => res.writeHead(304).end());
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('disconnect', () => process.exit());
