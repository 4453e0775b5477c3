import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { hasCaddy, startCaddy } from '#tests/support/server/caddy.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** A server that is ready and has one file. */
async function serverWith(file: string): Promise<number> {
  const server = createServer(({ url }, res) => {
    res.statusCode = url === '/readyz' || url === file ? 200 : 404;
    res.end(url);
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

test.runIf(hasCaddy)('while a new version takes over, Caddy finds the files of both versions', async () => {
  const [before, after] = ['/assets/index-before.js', '/assets/index-after.js'];
  const proxy = await startCaddy([await serverWith(after), await serverWith(before)]);
  try {
    const statusOf = async (path: string) => (await fetch(proxy.origin + path).catch(() => null))?.status;
    await expect.poll(() => statusOf('/readyz'), { timeout: 30_000 }).toBe(200);
    for (let round = 0; round < 5; round += 1)
      expect([await statusOf(before), await statusOf(after), await statusOf('/assets/of-neither.js')]).toEqual([
        200, 200, 404,
      ]);
  } finally {
    await proxy.close();
  }
});
