import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '../../server/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/platform/database/embedded/start.ts';
import { freePort } from '../../tests/support/server/free-port.ts';
import { cleanUpOnExit } from './clean-up-on-exit.ts';
import { nodeArguments } from './node-arguments.ts';

/** The system under test: a durable PostgreSQL, the built server on it, and a connection for preparing data. */
export interface ServerUnderTest extends StartedServer {
  databaseUrl: string;
  db: Database;
  /** Ends everything and deletes the data. */
  tearDown(): Promise<void>;
}

export interface StartedServer {
  origin: string;
  server: ChildProcess;
  /** Milliseconds from the start of the program to its first answer. */
  startMs: number;
}

/** @param environment variables for the server beside those that make it the stage's */
export async function setUpServer(environment: Record<string, string> = {}): Promise<ServerUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'rollcall-bench-'));
  cleanUpOnExit(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ folder, log: () => {} });
  cleanUpOnExit(() => postgres.stop());
  const started = await startServer({ ...environment, DATABASE_URL: postgres.url });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  // A database that is stopped while in use emits errors.
  pool.on('error', () => {});
  return {
    ...started,
    databaseUrl: postgres.url,
    db: openDatabase(pool),
    tearDown: async () => {
      await ended(started.server);
      await pool.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts the built server, as `npm start` does where no other options are given, and waits for its first answer.
 * @param folder where it was built
 */
export async function startServer(
  environment: Record<string, string>,
  nodeOptions = nodeArguments(),
  folder = '.',
): Promise<StartedServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const startedAt = performance.now();
  const server = spawn(process.execPath, nodeOptions, {
    env: { ...process.env, ...environment, PORT: String(port), LOG_LEVEL: 'warn', REQUESTS_PER_MINUTE: '10000000' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    cwd: folder,
  });
  cleanUpOnExit(() => ended(server));
  registerServer(port, server);
  await answers(`${origin}/api/config`);
  return { origin, server, startMs: performance.now() - startedAt };
}

const servers = new Map<string, ChildProcess>();

/** Remembers which process answers at a port of this machine. */
export const registerServer = (port: number, server: ChildProcess): unknown => servers.set(String(port), server);

/** Megabytes that the server of an address keeps in memory; 0 of one that is not known. */
export async function memoryAt(url: string): Promise<number> {
  const server = servers.get(new URL(url).port);
  return server ? memoryOf(server) : 0;
}

/** Megabytes that a process keeps in memory; 0 where the system does not report it. */
export async function memoryOf(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

const MS_OF_TICK = 10;

/** Milliseconds of processor time that a process has used; 0 where the system does not report it. */
export async function processorMsOf(child: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => '');
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return (user + system) * MS_OF_TICK;
}

/** A start takes a second, and longer on a busy machine. */
const START_MS = 180_000;

/** Waits until an address answers. @throws Error after three minutes */
export async function answers(address: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const response = await fetch(address).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${address} does not answer`);
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}
