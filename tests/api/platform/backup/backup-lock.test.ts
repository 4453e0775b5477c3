import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withBackupLock } from '#server/platform/backup/schedule/backup-lock.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
const url = () => app.services.environment.DATABASE_URL ?? '';

test('a server whose lock is lost says so, and does not end as if the backup were made', async () => {
  const work = () =>
    app.services.db
      .execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'rollcall backup lock' and datname = current_database()`,
      )
      .then(() => new Promise<string>(() => {}));
  await expect(withBackupLock(url(), work)).rejects.toThrow('The connection to PostgreSQL was lost meanwhile.');
  expect(await withBackupLock(url(), () => Promise.resolve('again'))).toBe('again');
});
