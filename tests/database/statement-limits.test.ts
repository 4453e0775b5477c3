import { expect, inject, test } from 'vitest';
import { openDatabase, openPool } from '#server/platform/database/database.ts';
import { asRefusal } from '#server/platform/http/error-handler.ts';

test('a statement that takes too long is ended, and its request gets 503 with a time to retry', async () => {
  const pool = openPool(inject('databaseServer'), 1, () => {}, { statementMs: 50 });
  const failure = await openDatabase(pool)
    .execute('select pg_sleep(60)')
    .catch((error: unknown) => error);
  expect(asRefusal(failure)).toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 60 } });
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('every connection ends statements after five minutes, and those of clients that are gone', async () => {
  const pool = openPool(inject('databaseServer'), 2, () => {});
  const clients = await Promise.all([pool.connect(), pool.connect()]);
  for (const client of clients) {
    const { rows } = await client.query(`select name, setting from pg_settings
      where name in ('statement_timeout', 'client_connection_check_interval') order by name`);
    expect(rows).toEqual([
      { name: 'client_connection_check_interval', setting: '10000' },
      { name: 'statement_timeout', setting: '300000' },
    ]);
    client.release();
  }
  await pool.end();
});
