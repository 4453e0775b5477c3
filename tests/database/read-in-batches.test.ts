import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, test } from 'vitest';
import { openDatabase, openPool } from '#server/platform/database/database.ts';
import { readInBatches } from '#server/platform/database/read-in-batches.ts';

const open = () => openPool(inject('databaseServer'), 1, () => {});
const [pool, others] = [open(), open()];
const db = openDatabase(pool);
afterAll(() => Promise.all([pool.end(), others.end()]));

interface Row {
  n: number;
  pid: number;
}
const read = (most: number, value = sql`n`) =>
  readInBatches<Row>(db, sql`select ${value} as n, pg_backend_pid() as pid from generate_series(1, ${most}::int) n`, 2);

/** The only connection of the pool is free again. */
const answers = async () => (await pool.query('select 1 as one')).rows;

test('a query that fails between two batches is reported, and leaves its connection to others', async () => {
  const rows = read(5, sql`1 / (4 - n)`);
  expect((await rows.next()).done).toBe(false);
  await expect(rows.next()).rejects.toThrow('division by zero');
  expect(await answers()).toEqual([{ one: 1 }]);
});

test('a connection that breaks between two batches is reported, and replaced', async () => {
  const rows = read(5);
  const [first] = (await rows.next()).value as Row[];
  await others.query('select pg_terminate_backend($1)', [first?.pid]);
  await expect(rows.next()).rejects.toThrow(/terminat|EPIPE|ECONNRESET/);
  expect(await answers()).toEqual([{ one: 1 }]);
});

test('a reader that stops early leaves its connection to others', async () => {
  for await (const _rows of read(5)) break;
  expect(await answers()).toEqual([{ one: 1 }]);
});

test.each([
  [0, [[]]],
  [1, [[1]]],
  [4, [[1, 2], [3, 4], []]],
  [5, [[1, 2], [3, 4], [5]]],
])('%i rows are read two at a time, in order', async (most, expected) => {
  const batches = [];
  for await (const rows of read(most)) batches.push(rows.map(({ n }) => n));
  expect(batches).toEqual(expected);
});
