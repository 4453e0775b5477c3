import { MAX_PLAYS_FILE_BYTES } from '#shared/limits.ts';
import type { UploadedFile } from '#server/uploads/uploaded-file.ts';
import type { Archive } from './archive.ts';
import { emptyWorkbook, tooLargeInside } from './file-errors.ts';
import { type SheetRow, sheetRows } from './sheet-rows.ts';
import { readWorkbook, type Workbook } from './workbook.ts';

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/**
 * Writes the first sheet with content to a CSV file, each row as the record of its number, and answers with its name and those of the
 * other sheets with content. @throws Refusal invalid_file
 */
export async function writeSheetAsCsv(archive: Archive, to: UploadedFile): Promise<{ name: string; left: string[] }> {
  const book = await readWorkbook(archive);
  let written: string | null = null;
  const left: string[] = [];
  for (const { name, part } of book.sheets) {
    if (written === null && (await writeRows(sheetRows(archive, book, part), to))) written = name;
    else if (written !== null && written !== name && (await hasRows(archive, book, part))) left.push(name);
  }
  if (written === null) throw emptyWorkbook();
  return { name: written, left };
}

async function hasRows(archive: Archive, book: Workbook, part: string): Promise<boolean> {
  const { done } = await sheetRows(archive, book, part).next();
  return !done;
}

const BATCH_LENGTH = 64 * 1024;

/** Rows are filled up to the width of the first, the header. */
async function writeRows(rows: AsyncIterable<SheetRow>, to: UploadedFile): Promise<boolean> {
  let width: number | null = null;
  let last = 0;
  let batch = '';
  const write = async () => {
    await to.append(Buffer.from(batch));
    batch = '';
    if (to.size > MAX_PLAYS_FILE_BYTES) throw tooLargeInside();
  };
  for await (const { number, cells } of rows) {
    width ??= cells.length;
    while (cells.length < width) cells.push('');
    batch += '\n'.repeat(number - last - 1);
    batch += `${cells.map(quoted).join(',')}\n`;
    last = number;
    if (batch.length > BATCH_LENGTH) await write();
  }
  await write();
  return width !== null;
}
