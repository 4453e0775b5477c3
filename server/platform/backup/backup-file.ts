import * as z from 'zod';

/**
 * A backup is a gzip file of lines. The first line is a header; each table follows with its columns and rows; the last
 * line has the expected number of rows, so that a truncated file is detected. Each line has many rows, with values in
 * PostgreSQL's text format: `[["1","ana@example.org",null],["2",...]]`.
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
  /** Last value of each sequence; null if it is unused. */
  sequences: z.record(z.string(), z.string().nullable()),
});
export type BackupEnd = z.output<typeof end>;

/** An error for the user of the command; any other error is a bug. */
export class BackupRefused extends Error {}

export const NO_BACKUP = 'This file is not a backup of Rollcall, or it was made by a later version.';
const BROKEN = 'This backup is damaged: it has a line that cannot be read.';

export function readHeader(line: string): BackupHeader {
  return read(header, line, NO_BACKUP);
}

/** Parses a line without rows: the start of a table, or the end of the file. */
export const readMark = (line: string): BackupTable | BackupEnd => read(z.union([end, table]), line, BROKEN);

function read<S extends z.ZodType>(schema: S, line: string, complaint: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(line));
  } catch (error) {
    throw new BackupRefused(complaint, { cause: error });
  }
}
