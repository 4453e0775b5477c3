import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * A moment as ISO 8601 in UTC with the full precision of the database, which a Date would truncate; it round-trips
 * exactly.
 */
export const exactMoment = (column: AnyPgColumn | SQL): SQL<string | null> =>
  sql<string | null>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
