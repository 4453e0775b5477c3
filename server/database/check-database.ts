import pg from 'pg';
import { EnvironmentError } from '#server/config/environment.ts';
import { networkErrorOf } from '#server/observability/network-error-text.ts';

const CONNECT_MS = 10_000;
/** Connections of a server besides its pool: readiness, notifications, and two for each of two worker threads. */
const BESIDES = 6;

const LIMITS = `
  select least(
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true)::int, 0),
    (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
    (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
  ) as allowed`;

/** @throws EnvironmentError naming DATABASE_URL if nothing can be reached by it, or DATABASE_POOL if it is too large */
export async function checkDatabase(url: string, poolSize: number): Promise<void> {
  const client = await openClient(url);
  try {
    const { rows } = await client.query<{ allowed: number }>(LIMITS);
    const allowed = rows[0]?.allowed ?? Infinity;
    if (poolSize + BESIDES <= allowed) return;
    throw new EnvironmentError([
      `DATABASE_POOL: ${poolSize} is more than PostgreSQL allows, which is ${allowed} connections ` +
        `(max_connections less those reserved), and a server needs ${BESIDES} besides; ` +
        `set at most ${allowed - BESIDES}, for all servers together`,
    ]);
  } finally {
    await client.end();
  }
}

async function openClient(url: string): Promise<pg.Client> {
  const options = { application_name: 'rollcall start', connectionTimeoutMillis: CONNECT_MS };
  try {
    const client = new pg.Client({ connectionString: url, ...options });
    await client.connect();
    return client;
  } catch (error) {
    const { host, pathname } = new URL(url);
    const reason = networkErrorOf(error)?.text ?? (error instanceof Error ? error.message : String(error));
    throw new EnvironmentError([`DATABASE_URL: cannot connect to ${host}${pathname}: ${reason}`]);
  }
}
