import { getTableColumns, type SQL, sql, type Table } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn } from 'drizzle-orm/pg-core';

type ColumnsOf<T extends Table> = T['_']['columns'];
type ColumnName<T extends Table> = keyof ColumnsOf<T> & string;

/** These columns of a table, to be selected. */
export function columnsOf<T extends Table, K extends ColumnName<T>>(
  table: T,
  names: readonly K[],
): Pick<ColumnsOf<T>, K> {
  const columns = getTableColumns(table);
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as unknown as Pick<ColumnsOf<T>, K>;
}

/** The columns of a table except these: a column that is added to the table is among them. */
export function columnsExcept<T extends Table, K extends ColumnName<T>>(
  table: T,
  excluded: readonly K[],
): Omit<ColumnsOf<T>, K> {
  const names = new Set<string>(excluded);
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !names.has(name));
  return Object.fromEntries(columns) as unknown as Omit<ColumnsOf<T>, K>;
}

/** The columns that a contract sends. A field of the contract without a column does not compile. */
export const columnsOfContract = <T extends Table, K extends ColumnName<T>>(
  table: T,
  contract: { shape: Record<K, unknown> },
): Pick<ColumnsOf<T>, K> => columnsOf(table, Object.keys(contract.shape) as K[]);

type Columns = Readonly<Record<string, PgColumn>>;

const joined = (columns: Columns, write: (field: string, column: PgColumn) => SQL): SQL =>
  sql.join(
    Object.entries(columns).map(([field, column]) => write(field, column)),
    sql`, `,
  );

const nameOf = ({ name }: PgColumn): SQL => sql`${sql.identifier(toSnakeCase(name))}`;

/** `title, title_key`, or `g.title, g.title_key`: for `insert into` and `select`. */
export const columnNames = (columns: Columns, alias?: string): SQL =>
  joined(columns, (_field, column) =>
    alias === undefined ? nameOf(column) : sql`${sql.identifier(alias)}.${nameOf(column)}`,
  );

/** `title text, "titleKey" text`: for `json_to_recordset` of objects whose fields are named as in TypeScript. */
export const jsonColumns = (columns: Columns): SQL =>
  joined(columns, (field, column) => sql`${sql.identifier(field)} ${sql.raw(column.getSQLType())}`);

/** `g."title", g."titleKey"`: the values of `jsonColumns`, in the order of `columnNames`. */
export const jsonValues = (columns: Columns, alias: string): SQL =>
  joined(columns, (field) => sql`${sql.identifier(alias)}.${sql.identifier(field)}`);

/** `title = g."title", title_key = g."titleKey"`: for `update`. */
export const assignments = (columns: Columns, alias: string): SQL =>
  joined(columns, (field, column) => sql`${nameOf(column)} = ${sql.identifier(alias)}.${sql.identifier(field)}`);

const sourceOf = (field: string): SQL => sql`${sql.identifier(`${field} from`)}`;

/** `min(id) filter (where year is not null) as "year from"` for each column: the first row that has it. */
export const firstFilledColumns = (columns: Columns, id: string): SQL =>
  joined(
    columns,
    (field, column) =>
      sql`min(${sql.identifier(id)}) filter (where ${nameOf(column)} is not null) as ${sourceOf(field)}`,
  );

/**
 * `year = coalesce(o.year, (select year from games where id = f."year from"))` for each column: a row keeps what it has,
 * and takes over what it lacks from the row that `firstFilledColumns` found.
 */
export const fillFromFirst = (columns: Columns, into: string, firsts: string): SQL =>
  joined(
    columns,
    (field, column) =>
      sql`${nameOf(column)} = coalesce(${sql.identifier(into)}.${nameOf(column)},
        (select ${nameOf(column)} from ${column.table} where id = ${sql.identifier(firsts)}.${sourceOf(field)}))`,
  );

/** `title, title_key as "titleKey"`: columns as JSON has them, each as `write` says. */
export const asJson = (
  columns: Columns,
  write: (field: string, column: SQL) => SQL = (_field, column) => column,
): SQL => joined(columns, (field, column) => sql`${write(field, nameOf(column))} as ${sql.identifier(field)}`);

/** The default of each column; null if it is written in SQL. */
export const columnDefaults = (columns: Columns): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(columns).map(([field, column]) => [field, isPlain(column.default) ? column.default : null]),
  );

const isPlain = (value: unknown): boolean => value !== undefined && !(value instanceof Object && 'getSQL' in value);
