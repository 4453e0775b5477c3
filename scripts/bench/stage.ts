import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { serverSecrets, sessions, users } from '#shared/schema.ts';
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

/** An account with so many games of distinct titles, and the cookie of its session. */
export async function makeOwnerWith(stage: Stage, games: number): Promise<{ id: number; cookie: string }> {
  const [user] = await stage.db
    .insert(users)
    .values({ email: `${randomUUID()}@example.org`, isPremium: true })
    .returning();
  if (!user) throw new Error('no account was made');
  await stage.db.execute(sql`
    insert into games (user_id, title, title_key, players, duration, notes, category, difficulty, rating, times_played, last_played, year)
    select ${user.id}, 'Game number ' || n, 'game number ' || n, '2-4', '45 min', 'Some words about game ' || n,
      (array['family', 'strategy', 'party', 'card'])[n % 4 + 1], (array['easy', 'medium', 'hard'])[n % 3 + 1],
      (n % 11) / 2.0, n % 120, now() - n * interval '1 hour', 2000 + n % 25
    from generate_series(1, ${games}::int) n`);
  return { id: user.id, cookie: await makeCookie(stage, user.id) };
}

async function makeCookie(stage: Stage, userId: number): Promise<string> {
  const [secret] = await stage.db
    .select()
    .from(serverSecrets)
    .where(sql`name = 'session'`);
  const sid = randomUUID();
  const expire = new Date(Date.now() + 86_400_000);
  const sess = {
    cookie: { originalMaxAge: 86_400_000, expires: expire.toISOString(), httpOnly: true, path: '/' },
    passport: { user: userId },
  };
  await stage.db.insert(sessions).values({ sid, sess, expire });
  const signature = createHmac('sha256', String(secret?.value)).update(sid).digest('base64').replace(/=+$/, '');
  return `rollcall=${encodeURIComponent(`s:${sid}.${signature}`)}`;
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
