import { expect, test } from 'vitest';
import { OWNED_TABLES } from '#tests/support/owners/owned-tables.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

test('every table of the database is declared once', async () => {
  const { rows } = await app.services.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  expect(OWNED_TABLES.map(({ name }) => name).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('the columns of a table reference accounts, or a table whose own columns lead there', async () => {
  const { rows } = await app.services.pool.query<{ column: string; parent: string }>(
    `select c.conrelid::regclass || '.' || a.attname as column, c.confrelid::regclass::text as parent
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1`,
  );
  const parents = new Map(rows.map(({ column, parent }) => [column, parent]));
  const leadsToAccount = (name: string, by: readonly string[] = []): boolean => {
    if (name === 'users') return true;
    const columns = OWNED_TABLES.find((table) => table.name === name)?.columns ?? [];
    const next = columns.map((column) => parents.get(`${name}.${column}`));
    return (
      next.length > 0 && next.every((parent) => parent && !by.includes(parent) && leadsToAccount(parent, [...by, name]))
    );
  };
  const owned = OWNED_TABLES.filter(({ columns }) => columns.length > 0).map(({ name }) => name);
  expect(owned.filter((name) => !leadsToAccount(name))).toEqual([]);
});
