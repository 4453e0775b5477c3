import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { users } from '../../shared/schema/users.ts';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { type Database, openDatabase } from '../../server/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/platform/database/embedded/start.ts';
import { cleanUpOnExit } from '../bench/clean-up-on-exit.ts';
import { makeOwner } from '../bench/make-owner.ts';
import { openPages, type Pages } from './pages.ts';
import { type LimitedServer, startLimitedServer } from './limited-server.ts';
import { smallFolder } from './small-folder.ts';

export interface Account {
  id: number;
  email: string;
  cookie: string;
}

/** Two built servers with the shipped limits on one database, and what attacks are made with. */
export interface Testbed {
  db: Database;
  servers: readonly LimitedServer[];
  /** Address of one of the servers, each in turn. */
  origin(): string;
  account(plan: 'free' | 'premium_plus'): Promise<Account>;
  pages: Pages;
  /** Most database connections that the servers used at once, since the last call. */
  connections(): number;
  /** Whether uploads have no more room than compose.yaml gives them. */
  hasSmallFolder: boolean;
  close(): Promise<void>;
}

const SERVERS = 2;

export async function openTestbed(): Promise<Testbed> {
  const folder = await mkdtemp(join(tmpdir(), 'rollcall-hostile-'));
  cleanUpOnExit(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'database'), durable: false, log: () => {} });
  cleanUpOnExit(() => postgres.stop());
  const pages = await openPages();
  const uploads = await smallFolder(join(folder, 'uploads'));
  cleanUpOnExit(uploads.remove);
  const servers: LimitedServer[] = [];
  for (let n = 0; n < SERVERS; n += 1)
    servers.push(await startLimitedServer({ databaseUrl: postgres.url, pagesPort: pages.port, tmp: uploads.path }));
  // No timeout for connections: the preparation is not part of an attack.
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  pool.on('error', () => {});
  const db = openDatabase(pool);
  const connections = watchConnections(pool);
  let turn = 0;
  return {
    db,
    servers,
    pages,
    connections: connections.most,
    hasSmallFolder: uploads.isSmall,
    origin: () => servers[turn++ % SERVERS]?.origin ?? '',
    account: (plan) => makeAccount(db, plan),
    close: async () => {
      for (const server of servers) await server.end();
      connections.end();
      await pool.end();
      await postgres.stop();
      pages.close();
      await uploads.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeAccount(db: Database, plan: 'free' | 'premium_plus'): Promise<Account> {
  const { id, cookie } = await makeOwner(db);
  const email = `${randomUUID()}@hosts.example`;
  await db
    .update(users)
    .set({ email, emailVerifiedAt: new Date(), isPremium: false, isPremiumPlus: plan === 'premium_plus' })
    .where(eq(users.id, id));
  return { id, email, cookie };
}

const LOOK_EVERY_MS = 100;
const IN_USE = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`;

function watchConnections(pool: pg.Pool) {
  let most = 0;
  const look = async () => {
    const found = await pool.query<{ count: number }>(IN_USE).catch(() => null);
    most = Math.max(most, found?.rows[0]?.count ?? 0);
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return {
    most: () => {
      const found = most;
      most = 0;
      return found;
    },
    end: () => clearInterval(timer),
  };
}
