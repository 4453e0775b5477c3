import { spawn } from 'node:child_process';
import { freePort } from '#tests/support/free-port.ts';
import { answers, ended, type Stage } from './stage.ts';

/** Runs something beside the limit server (limit-server.ts) of an owner, given its address without a slash at its end. */
export async function besideLimit<T>(stage: Stage, ownerId: number, run: (limit: string) => Promise<T>): Promise<T> {
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/bench/limit-server.ts'], {
    env: { ...process.env, DATABASE_URL: stage.databaseUrl, OWNER: String(ownerId), PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    await answers(`http://127.0.0.1:${port}/`);
    return await run(`http://127.0.0.1:${port}`);
  } finally {
    await ended(server);
  }
}
