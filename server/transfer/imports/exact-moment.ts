import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * A moment as ISO 8601 in UTC with the full precision of the database, which a Date would truncate; it round-trips
 * exactly.
 */
export const exactMoment = (column: AnyPgColumn | SQL): SQL<string | null> =>
  sql<string | null>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** A moment as `exactMoment`, at the clock of a place. @param offset column with its minutes from UTC; null for no known place */
export const exactMomentAt = (column: AnyPgColumn, offset: AnyPgColumn): SQL<string | null> =>
  sql<string | null>`case when ${offset} is null then ${exactMoment(column)} else
    to_char(${column} at time zone make_interval(mins => ${offset}), 'YYYY-MM-DD"T"HH24:MI:SS.US')
      || case when ${offset} < 0 then '-' else '+' end
      || to_char(abs(${offset}) / 60, 'FM00') || ':' || to_char(abs(${offset}) % 60, 'FM00') end`;
