import { setTimeout as pause } from 'node:timers/promises';
import { connect, type ServerAddress } from './folder-lock.ts';

const PATIENCE_MS = 2_000;

/**
 * Waits briefly until connections being closed are closed: pg's pool.end() returns before they are, and one that the
 * server's stop cuts off first would be reported as a broken connection.
 */
export async function waitForClosedConnections(address: ServerAddress): Promise<void> {
  const startedAt = performance.now();
  const client = await connect(address);
  try {
    while ((await countOthers()) > 0 && performance.now() - startedAt < PATIENCE_MS) await pause(10);
  } finally {
    await client.end();
  }

  async function countOthers(): Promise<number> {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where backend_type = 'client backend' and application_name <> 'rollcall lock'`,
    );
    return rowCount ?? 0;
  }
}
