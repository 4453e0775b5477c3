import { spawn } from 'node:child_process';
import { build } from 'esbuild';
import { freePort } from '#tests/support/free-port.ts';
import { undoAtEarlyEnd } from './early-end.ts';
import { answers, ended, knowServer, type ServerUnderTest } from './server-under-test.ts';

/** Built like Rollcall's own server: what turns TypeScript into JavaScript would else count as its memory. */
const PROGRAM = 'bench-results/limit-server.mjs';

/** Runs something beside the limit server (limit-server.ts) of an owner, given its address without a slash at its end. */
export async function besideLimit<T>(
  stage: ServerUnderTest,
  ownerId: number,
  run: (limit: string) => Promise<T>,
): Promise<T> {
  await build({
    entryPoints: ['scripts/bench/limit-server.ts'],
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
  undoAtEarlyEnd(() => ended(server));
  knowServer(port, server);
  try {
    await answers(`http://127.0.0.1:${port}/`);
    return await run(`http://127.0.0.1:${port}`);
  } finally {
    await ended(server);
  }
}
