import { Readable, pipeline } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { brokenRows, delimiterOf, emptyFile, notText, notUtf8, refuseByBeginning, tooManyRows } from './file-faults.ts';
import type { UploadedFile } from './uploaded-file.ts';
import { utf8Only } from './utf8-only.ts';

/** More than BoardGameGeek exports at most (about 14,500). */
const MAX_ROWS = 20_000;
/** Characters of one row: a remark of BoardGameGeek's is shorter by far. */
const MAX_ROW_LENGTH = 512 * 1024;
const HEAD_BYTES = 16 * 1024;

/** One row as it stands, and the line of the file that it begins at. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/**
 * The rows of a CSV file one by one, its header first: UTF-8 with or without a byte order mark, any line ends, comma,
 * semicolon or tab.
 * @throws Refusal invalid_file for what is no such text, or has more than 20,000 rows
 */
export async function* readRows(file: UploadedFile): AsyncGenerator<CsvRow> {
  const head = await file.head(HEAD_BYTES);
  refuseByBeginning(head);
  const text = head.toString('utf8').replace(/^\uFEFF/, '');
  if (text.trim() === '') throw emptyFile();
  const parser = parse({
    info: true,
    bom: true,
    delimiter: delimiterOf(text.trimStart().split(/\r|\n/, 1)[0] ?? ''),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_LENGTH,
  });
  pipeline(Readable.from(utf8Only(file.chunks(), { notUtf8, notText })), parser, () => {});
  yield* numbered(parser);
}

async function* numbered(records: AsyncIterable<{ info: Info; record: string[] }>): AsyncGenerator<CsvRow> {
  let end = 0;
  let blankLines = 0;
  let count = 0;
  try {
    for await (const { info, record } of records) {
      if (count++ > MAX_ROWS) throw tooManyRows(MAX_ROWS);
      const line = end + 1 + info.empty_lines - blankLines;
      blankLines = info.empty_lines;
      end = line + lineBreaks(record);
      yield { line, cells: record };
    }
  } catch (error) {
    throw error instanceof CsvError ? brokenRows() : error;
  }
}

const lineBreaks = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
