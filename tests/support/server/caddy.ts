import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import type { Proxy } from './round-robin-proxy.ts';

export const hasCaddy = (() => {
  try {
    execFileSync('caddy', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** Caddy with deploy/Caddyfile, except for its address and its upstream servers. */
export async function startCaddy(ports: readonly number[]): Promise<Proxy> {
  const home = await mkdtemp(join(tmpdir(), 'rollcall-caddy-'));
  const origin = `http://127.0.0.1:${await freePort()}`;
  const addresses = ports.map((port) => `127.0.0.1:${port}`);
  const child = spawn('caddy', ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: home,
      PUBLIC_URL: origin,
      UPSTREAMS: addresses.join(' '),
      UPSTREAMS_REVERSED: addresses.toReversed().join(' '),
    },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    origin,
    async close() {
      child.kill('SIGTERM');
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}
