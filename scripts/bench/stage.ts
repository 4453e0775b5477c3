import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '#server/database/database.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/start.ts';
import { freePort } from '#tests/support/free-port.ts';

/** What is measured: a durable PostgreSQL, the built server on it, and a connection to prepare data by. */
export interface Stage {
  databaseUrl: string;
  db: Database;
  origin: string;
  server: ChildProcess;
  /** Milliseconds from the start of the program to its first answer. */
  startMs: number;
  /** Ends everything and deletes the data. */
  strike(): Promise<void>;
}

/** @param environment variables for the server beside those that make it the stage's */
export async function setStage(environment: Record<string, string> = {}): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'rollcall-bench-'));
  const postgres = await startEmbeddedPostgres({ folder, log: () => {} });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const started = performance.now();
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      ...environment,
      PORT: String(port),
      DATABASE_URL: postgres.url,
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '10000000',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await answers(`${origin}/api/config`);
  const startMs = performance.now() - started;
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  return {
    databaseUrl: postgres.url,
    db: openDatabase(pool),
    origin,
    server,
    startMs,
    strike: async () => {
      await ended(server);
      await pool.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Megabytes that a process keeps in memory; 0 where the system does not tell. */
export async function memoryOf(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

export async function answers(address: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${address} does not answer`);
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}
