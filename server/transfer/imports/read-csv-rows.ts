import { Readable, pipeline } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import {
  brokenRows,
  delimiterOf,
  emptyFile,
  notText,
  notUtf8,
  refuseByBeginning,
  tooManyColumns,
  tooManyRows,
} from './csv-errors.ts';
import type { OpenedFile } from './files/open-upload.ts';
import { utf8Only } from '#server/platform/files/utf8-only.ts';

/** BoardGameGeek exports about 14,500 at most. */
const MAX_ROWS = STORAGE_LIMITS.importedGames.most;
/** Characters of one row; BoardGameGeek's comments are much shorter. */
const MAX_ROW_LENGTH = 512 * 1024;
/** Bytes without the end of a row, because the parser counts no length for empty cells. */
const MAX_ROW_BYTES = 1024 * 1024;
/** BoardGameGeek's export has 43. */
const MAX_COLUMNS = 1_000;
const HEAD_BYTES = 16 * 1024;

export type TableFile = Pick<OpenedFile, 'file' | 'isSheet'>;

/** One row, and the line of the file where it starts, or its number in a sheet. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/**
 * The rows of a CSV file one by one, header first: UTF-8 with or without byte order mark, any line ends, comma,
 * semicolon or tab. @throws Refusal invalid_file for other content, more than 20,000 rows or 1,000 columns
 */
export async function* readCsvRows({ file, isSheet }: TableFile): AsyncGenerator<CsvRow> {
  const head = await file.head(HEAD_BYTES);
  refuseByBeginning(head);
  const text = head.toString('utf8').replace(/^\uFEFF/, '');
  if (text.trim() === '') throw emptyFile();
  const delimiter = isSheet ? ',' : delimiterIn(text);
  let withoutRow = 0;
  const parser = parse({
    on_record: (record: string[]) => {
      withoutRow = 0;
      return record;
    },
    info: true,
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_LENGTH,
  });
  async function* chunks() {
    for await (const chunk of utf8Only(file.chunks(), { notUtf8, notText })) {
      if (!isBlank(chunk)) withoutRow += chunk.length;
      if (withoutRow > MAX_ROW_BYTES) throw brokenRows();
      yield chunk;
    }
  }
  pipeline(Readable.from(chunks()), parser, () => {});
  yield* numbered(parser, `${SEPARATOR_LINE}${delimiter}`, isSheet ? () => 0 : lineBreaks);
}

/** The header of a CSV file; empty without one. @throws Refusal invalid_file */
export async function readHeader(table: TableFile): Promise<readonly string[]> {
  for await (const { cells } of readCsvRows(table)) return cells;
  return [];
}

const SEPARATOR_LINE = 'sep=';

/** The delimiter: from the first line, 'sep=;', or from the header. */
function delimiterIn(text: string): string {
  const [first = ''] = text.trimStart().split(/\r|\n/, 1);
  return /^"?sep=([,;\t])"?$/i.exec(first)?.[1] ?? delimiterOf(first);
}

/**
 * Whether a record is the line that declares the delimiter to spreadsheets; the parser has split it at that delimiter.
 */
function isSeparatorLine(record: readonly string[], separatorLine: string): boolean {
  const [, delimiter = ''] = separatorLine.split('=');
  return (
    [separatorLine, SEPARATOR_LINE].includes((record[0] ?? '').toLowerCase()) &&
    record.join(delimiter).length <= separatorLine.length
  );
}

const isBlank = (chunk: Buffer): boolean => chunk.every((byte) => byte === LINE_FEED || byte === CARRIAGE_RETURN);
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

async function* numbered(
  records: AsyncIterable<{ info: Info; record: string[] }>,
  separatorLine: string,
  breaksIn: (record: readonly string[]) => number,
): AsyncGenerator<CsvRow> {
  let end = 0;
  let blankLines = 0;
  let count = 0;
  try {
    for await (const { info, record } of records) {
      if (count++ > MAX_ROWS) throw tooManyRows(MAX_ROWS);
      if (record.length > MAX_COLUMNS) throw tooManyColumns(MAX_COLUMNS);
      const line = end + 1 + info.empty_lines - blankLines;
      blankLines = info.empty_lines;
      end = line + breaksIn(record);
      if (count === 1 && isSeparatorLine(record, separatorLine)) continue;
      yield { line, cells: record };
    }
  } catch (error) {
    throw error instanceof CsvError ? brokenRows() : error;
  }
}

const lineBreaks = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
