import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/start.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { seedCatalogue } from '#server/games/catalogue/seed.ts';
import { seedStaffPicks } from '#server/recommendations/staff-pick-seed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the database server with the template; each test file creates its own database from it. */
    databaseServer: string;
  }
}

export const TEMPLATE = 'rollcall_template';

/** Environment variable with the URL of an existing server that has the template. */
export const GIVEN_SERVER = 'TEST_DATABASE_SERVER';

const MAX_SOCKET_FOLDER = 70;

/** One PostgreSQL for all tests, with a migrated and seeded template database; an existing one is reused. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env[GIVEN_SERVER];
  const started = given === undefined ? await startDatabaseServer() : undefined;
  project.provide('databaseServer', started?.url ?? given ?? '');
  return started?.stop;
}

/** Starts a PostgreSQL in a temporary folder, removed on stop, and creates the template. */
export async function startDatabaseServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'rollcall-test-'));
  // A twentieth faster than TCP; the path of a socket is short.
  const socket = process.platform !== 'win32' && folder.length < MAX_SOCKET_FOLDER;
  const server = await startEmbeddedPostgres({ folder, durable: false, log: () => {}, socket });
  const template = databaseUrl(server.url, TEMPLATE);
  await runOn(server.url, `create database ${TEMPLATE}`);
  await migrateDatabase(template);
  const pool = new pg.Pool({ connectionString: template, max: 1 });
  await seedCatalogue(openDatabase(pool));
  await seedStaffPicks(openDatabase(pool));
  // No other id of a test is as large: a statement with one names an account (tests/support/owners).
  await pool.query('alter sequence users_id_seq restart with 71000001');
  await pool.end();
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

export const databaseUrl = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

export async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
