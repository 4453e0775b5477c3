import { expect, inject, test } from 'vitest';
import { openDatabase, openPool } from '#server/platform/database/database.ts';
import { asRefusal } from '#server/platform/http/error-handler.ts';

test('a connection that the database closes during a transaction fails only that transaction', async () => {
  const pool = openPool(inject('databaseServer'), 2, () => {});
  const db = openDatabase(pool);
  const cut = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
    await pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    await tx.execute('select 1');
  });
  const failure = await cut.catch((error: unknown) => error);
  expect(asRefusal(failure).code).toBe('unavailable');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
