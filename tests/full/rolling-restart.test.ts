import { type ChildProcess, spawn } from 'node:child_process';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { games } from '#shared/schema/games.ts';
import { hasCaddy, startCaddy } from '#tests/support/server/caddy.ts';
import { freePort } from '#tests/support/server/free-port.ts';
import { gamePayload } from '#tests/support/rows/game-payloads.ts';
import { cookieOf, makeOwner } from '#tests/support/server/owners.ts';
import { type Proxy, startRoundRobin } from '#tests/support/server/round-robin-proxy.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };

const app = testApp();
const servers: ChildProcess[] = [];
afterAll(async () => {
  for (const server of servers) server.kill('SIGKILL');
});

/** The built server behind a proxy, on the database of the test. */
async function startServer(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '3',
      LOG_LEVEL: 'silent',
      REQUESTS_PER_MINUTE: '10000000',
      DATABASE_URL: app.services.environment.DATABASE_URL,
    },
    stdio: 'ignore',
  });
  servers.push(child);
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status;
  await expect.poll(isReady, PATIENCE).toBe(200);
  return child;
}

async function stopServer(child: ChildProcess): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return ended;
}

test.each([
  ['a small proxy', true, startRoundRobin],
  ['Caddy', hasCaddy, startCaddy],
] as const)(
  'behind %s two servers are restarted one after the other without a failed request',
  { timeout: 300_000 },
  async (name, isHere, start) => {
    if (!isHere) return;
    const ana = await makeOwner(app);
    const ports = [await freePort(), await freePort()] as const;
    const proxy: Proxy = await start(ports);
    const running = [await startServer(ports[0]), await startServer(ports[1])];
    await expect.poll(async () => (await fetch(proxy.origin).catch(() => null))?.status, PATIENCE).toBe(200);

    let number = 0;
    let answered = 0;
    const ending = new AbortController();
    const failures: unknown[] = [];
    const headers = { Cookie: await cookieOf(app, ana), 'Content-Type': 'application/json' };
    const newGame = () => {
      number += 1;
      return { method: 'POST', body: JSON.stringify(gamePayload({ title: `${name} ${number}` })) };
    };
    const send = async (path: string, request: RequestInit = {}) => {
      const answer = await fetch(proxy.origin + path, { ...request, headers }).catch((error: unknown) => error);
      if (!(answer instanceof Response)) failures.push(answer);
      else if (answer.ok) await answer.arrayBuffer();
      else failures.push(`${path}: ${answer.status}`);
      answered += 1;
    };
    const clients = Array.from({ length: 8 }, async () => {
      while (!ending.signal.aborted) {
        await send('/api/auth/user');
        await send('/api/games', newGame());
        await send('/');
      }
    });
    for (const [place, port] of ports.entries()) {
      const before = answered;
      await expect.poll(() => answered, PATIENCE).toBeGreaterThan(before + 100);
      const server = running[place];
      if (server) expect(await stopServer(server)).toBe(0);
      running[place] = await startServer(port);
      const again = answered;
      await expect.poll(() => answered, PATIENCE).toBeGreaterThan(again + 100);
    }
    ending.abort();
    await Promise.all(clients);
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(400);
    expect(await app.services.db.$count(games, eq(games.userId, ana.id))).toBe(number);
    for (const server of running) await stopServer(server);
    await proxy.close();
  },
);
