import { spawn } from 'node:child_process';
import { build } from 'esbuild';
import { freePort } from '../../tests/support/server/free-port.ts';
import { cleanUpOnExit } from './clean-up-on-exit.ts';
import { answers, ended, registerServer, type ServerUnderTest } from './server-under-test.ts';

/** Bundled like Rollcall's server: a TypeScript loader would add to its memory. */
const PROGRAM = 'bench-results/limit-server.mjs';

/** Starts the limit server (limit-server.ts) for an owner, calls `run` with its origin, and stops it. */
export async function withLimitServer<T>(
  stage: ServerUnderTest,
  ownerId: number,
  run: (limit: string) => Promise<T>,
): Promise<T> {
  await build({
    entryPoints: ['harness/bench/limit-server.ts'],
    outfile: PROGRAM,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  const port = await freePort();
  const server = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, DATABASE_URL: stage.databaseUrl, OWNER: String(ownerId), PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  cleanUpOnExit(() => ended(server));
  registerServer(port, server);
  try {
    await answers(`http://127.0.0.1:${port}/`);
    return await run(`http://127.0.0.1:${port}`);
  } finally {
    await ended(server);
  }
}
