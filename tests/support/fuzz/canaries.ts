import type pg from 'pg';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { is } from 'drizzle-orm';
import * as schema from '#shared/schema/tables.ts';
import type { Rows } from './rows-of.ts';

/** A marker that occurs only in one column of one person: 'zqvictim12zq'. */
const markerOf = (owner: string, number: number) => `zq${owner}${number}zq`;

/** Places of the markers: a column, 'games.notes', and the row's id where it has one. */
export type Canaries = Map<string, { column: string; id: unknown }>;

/** Columns whose text has a fixed format: with a marker in it, the person's pages would not work. */
const OF_A_FORM =
  /^(time_zone|time|banner_color|next_date|occurrence|day|month|scores|expire|sid|kind|via|type|states|price_currency|barcode|news|kinds|sealed_target|sealed_secret)$/;
/** Keys of links, which must keep working for their guests. */
const OF_A_LINK = /_(hash|seed|key)$|^(link|join|calendar)_/;
const ADDRESSES = /^(email|host_email|to)$/;

/**
 * Puts a marker into every text of every row of a person, which identifies the owner of a text in any response.
 * @param owner letters in the markers
 * @param keepsLinks whether columns that find links stay unchanged
 */
export async function plantCanaries(pool: pg.Pool, rows: Rows, owner: string, keepsLinks: boolean): Promise<Canaries> {
  const planted: Canaries = new Map();
  let number = 0;
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue;
    const { name, columns } = getTableConfig(table);
    for (const column of columns) {
      const isText = /^(text(\[\])?|jsonb)$/.test(column.getSQLType()) && !column.enumValues?.length;
      const dbName = snakeCase(column.name);
      if (!isText || OF_A_FORM.test(dbName) || (keepsLinks && OF_A_LINK.test(dbName))) continue;
      for (const row of rows.get(name) ?? []) {
        const marker = markerOf(owner, number++);
        const isPlanted = await mark(pool, { table: name, column: dbName, row }, marker);
        if (isPlanted) planted.set(marker, { column: `${name}.${dbName}`, id: row['id'] });
      }
    }
  }
  return planted;
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

interface Place {
  table: string;
  column: string;
  row: Record<string, unknown>;
}

/** Whether there was a text to mark. */
async function mark(pool: pg.Pool, { table, column, row }: Place, marker: string): Promise<boolean> {
  const text = marked(row[column], column, marker);
  if (text === null) return false;
  const [where, values] = keyOf(row, column);
  const { rowCount } = await pool.query(`update "${table}" set "${column}" = $1 where ${where}`, [text, ...values]);
  if (typeof row[column] === 'string') row[column] = text;
  return rowCount !== 0;
}

/** Returns a row's key: its id, else every other column that holds a number or text. */
function keyOf(row: Record<string, unknown>, changed: string): [where: string, values: unknown[]] {
  const columns =
    typeof row['id'] === 'number'
      ? ['id']
      : Object.keys(row).filter((column) => /^(string|number)$/.test(typeof row[column]) && !column.endsWith('_at'));
  const where = columns.map((column, place) => `"${column}"::text = $${place + 2}`).join(' and ');
  return [where === '' ? `"${changed}" is not null` : where, columns.map((column) => String(row[column]))];
}

/** Texts of people in a value of several. */
const NAMED = /"(name|title|notes|place|gameTitle|email|role)":"([^"\\]+)"/g;

/** A column's value with the marker in it; null where there is no text. */
function marked(value: unknown, column: string, marker: string): unknown {
  if (Array.isArray(value) && typeof value[0] === 'string') return [`${value[0]} ${marker}`, ...value.slice(1)];
  if (typeof value === 'object' && value !== null) {
    const json = JSON.stringify(value);
    const changed = json.replace(NAMED, (_all, field, text) => `"${field}":"${marker} ${text}"`);
    return changed === json ? null : changed;
  }
  if (typeof value !== 'string' || value === '' || value === '[]') return null;
  if (ADDRESSES.test(column)) return `${marker}.${value}`;
  return value.startsWith('["') ? value.replace('["', `["${marker} `) : `${value} ${marker}`;
}
