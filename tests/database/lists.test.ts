import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { openDatabase, openPool } from '#server/database/database.ts';
import { ownerList } from '#server/owner-data/owner-list.ts';

test('only unknown rows of a list are converted to JSON', async () => {
  const pool = openPool(inject('databaseServer'), 1, () => {});
  const db = openDatabase(pool);
  // The row with n = 2 cannot be converted.
  const list = ownerList('list_for_a_test', {
    key: sql`concat('n', n)`,
    fields: sql`n, 1 / (n - 2) as inverse`,
    rows: (owner) => sql`from generate_series(1, 3) n where n > ${owner} order by n`,
    sizes: () => sql`select 1 as bytes from generate_series(1, 3)`,
  });
  const read = (known: string) => list.read(db, 0, known);
  await expect(read('')).rejects.toThrow('Failed query');
  expect(await read('n2')).toEqual({
    keys: 'n1 n2 n3',
    fresh: '{"n":1,"inverse":-1}\n{"n":3,"inverse":1}',
  });
  expect(await read('n1 n2 n3')).toEqual({ keys: 'n1 n2 n3', fresh: '' });
  await pool.end();
});
