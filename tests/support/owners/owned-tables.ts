import { getTableName, is } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { TABLE_OWNERS } from '#shared/schema/owners.ts';
import * as schema from '#shared/schema/tables.ts';

interface OwnedTable {
  name: string;
  /** The columns that lead to the owner; none if the rows have no owner. */
  columns: readonly string[];
  /** Whether they are the id of the account itself, and not of another row. */
  namesAccount: boolean;
}

const declared = new Map<string, unknown>(Object.entries(TABLE_OWNERS));

/** Every table as it is declared, by the names in the database. */
export const OWNED_TABLES: readonly OwnedTable[] = Object.entries<unknown>(schema).flatMap(([key, table]) => {
  if (!is(table, PgTable)) return [];
  const fields = [declared.get(key)].flat().filter((field) => typeof field === 'string');
  const accounts = getTableConfig(table).foreignKeys.map((one) => one.reference());
  const ofAccount = new Set(
    accounts.flatMap(({ foreignTable, columns }) =>
      foreignTable === schema.users ? columns.map(({ name }) => name) : [],
    ),
  );
  return {
    name: getTableName(table),
    columns: fields.map(toSnakeCase),
    namesAccount: table === schema.users || fields.every((field) => ofAccount.has(field)),
  };
});
