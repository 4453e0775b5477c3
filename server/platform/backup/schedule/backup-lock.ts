import pg from 'pg';

/** Any number that no other advisory lock of this database uses. */
const BACKUP_LOCK = 7_261_002;

/**
 * Runs the work unless another server is at a backup or a drill of this database: then null. The lock is that of a
 * transaction, so that it ends with this process, and works behind a pooler in transaction mode. @throws Error if the lock is
 * lost: another server may be at the same work
 */
export async function withBackupLock<T>(url: string, work: () => Promise<T>): Promise<T | null> {
  const client = new pg.Client({ connectionString: url, application_name: 'rollcall backup lock', keepAlive: true });
  const lost = new Promise<never>((_done, fail) => {
    client.on('error', (cause) => fail(new Error('The connection to PostgreSQL was lost meanwhile.', { cause })));
  });
  lost.catch(() => {});
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [
      BACKUP_LOCK,
    ]);
    return rows[0]?.locked ? await Promise.race([work(), lost]) : null;
  } finally {
    await client.end().catch(() => {});
  }
}
