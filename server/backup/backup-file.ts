import * as z from 'zod';

/**
 * A backup is a gzip file of lines. The first says what made it, then each table comes with its columns and its rows,
 * and the last line says how many there must have been, so that a file that was cut off is known as such. Rows stand in
 * lines of many, each value as PostgreSQL writes it as text: `[["1","ana@example.org",null],["2",...]]`.
 */
export const FORMAT = 1;

const header = z.object({
  rollcallBackup: z.literal(FORMAT),
  version: z.string(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ hash: z.string(), createdAt: z.number() })).min(1),
});
export type BackupHeader = z.output<typeof header>;

const table = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
export type BackupTable = z.output<typeof table>;

const end = z.object({
  end: z.literal(true),
  tables: z.number(),
  rows: z.number(),
  /** The last number that each sequence gave out; null where it gave none. */
  sequences: z.record(z.string(), z.string().nullable()),
});
export type BackupEnd = z.output<typeof end>;

/** What is told to whoever runs the command; every other error is a fault of ours. */
export class BackupRefused extends Error {}

export const NO_BACKUP = 'This file is no backup of Rollcall, or one of a later version.';
const BROKEN = 'This backup is damaged: it has a line that cannot be read.';

export function readHeader(line: string): BackupHeader {
  return read(header, line, NO_BACKUP);
}

/** A line that holds no rows: the beginning of a table, or the end. */
export const readMark = (line: string): BackupTable | BackupEnd => read(z.union([end, table]), line, BROKEN);

function read<S extends z.ZodType>(schema: S, line: string, complaint: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(line));
  } catch (error) {
    throw new BackupRefused(complaint, { cause: error });
  }
}
