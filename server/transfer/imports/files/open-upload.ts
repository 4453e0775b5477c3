import { UploadedFile } from '#server/platform/files/uploaded-file.ts';
import { Archive, fittingFile, unpackInto } from './archive.ts';
import { ENCODING_NAMES, ByteCounts, type Encoding, utf16Of } from './encoding.ts';
import {
  archiveInArchive,
  otherPackage,
  emptyWorkbook,
  quotedNames,
  shortened,
  tooLargeInside,
} from './file-errors.ts';
import { t } from '#server/transfer/words/words.ts';
import { isWorkbook, readWorkbook, type Workbook } from './workbook.ts';
import { MAX_FILE_BYTES } from '#shared/limits/limits.ts';
import { type SheetRow, sheetRows } from './sheet-rows.ts';

const HEAD_BYTES = 16 * 1024;

/** The encoding of a text file; null if none is certain. */
async function encodingOf(file: UploadedFile): Promise<Encoding | null> {
  const utf16 = utf16Of(await file.head(HEAD_BYTES));
  if (utf16) return (await isValid(file, utf16)) ? utf16 : null;
  if (await isValid(file, 'utf-8')) return 'utf-8';
  const counts = new ByteCounts();
  for await (const chunk of file.chunks()) counts.count(chunk);
  return counts.encoding;
}

async function isValid(file: UploadedFile, encoding: Encoding): Promise<boolean> {
  try {
    for await (const text of decoded(file, encoding)) if (encoding !== 'utf-8' && text.includes('\0')) return false;
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The characters of the bytes 0x80 to 0x9F in Windows-1252: decoders of some Node versions take them for Latin-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** @throws TypeError if the bytes are none of the encoding */
async function* decoded(file: UploadedFile, encoding: Encoding): AsyncGenerator<string> {
  if (encoding === 'windows-1252') {
    for await (const chunk of file.chunks())
      yield chunk
        .toString('latin1')
        .replace(/[\u0080-\u009F]/g, (byte) => WINDOWS_1252.charAt(byte.charCodeAt(0) - 0x80));
    return;
  }
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of file.chunks()) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Writes the text of a file to another one in UTF-8. @throws Refusal invalid_file */
async function writeAsUtf8(file: UploadedFile, encoding: Encoding, to: UploadedFile): Promise<void> {
  for await (const text of decoded(file, encoding)) {
    await to.append(Buffer.from(text));
    if (to.size > MAX_FILE_BYTES) throw tooLargeInside();
  }
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/**
 * Writes the first sheet with content to a CSV file, each row as the record of its number, and answers with its name and those of the
 * other sheets with content. @throws Refusal invalid_file
 */
async function writeSheetAsCsv(archive: Archive, to: UploadedFile): Promise<{ name: string; left: string[] }> {
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
    if (to.size > MAX_FILE_BYTES) throw tooLargeInside();
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

/** An upload as text in UTF-8, whatever it came as. */
export interface OpenedFile {
  file: UploadedFile;
  /** Each record is a row of a sheet. */
  isSheet: boolean;
  isFromArchive: boolean;
  /** Sentences on how it was read. */
  notes: string[];
}

/**
 * Unpacks a ZIP archive, takes the first sheet of a spreadsheet, and reads other encodings, for the time of the work. A file of which
 * nothing is certain is passed on as it is. @throws Refusal invalid_file, and those of the work
 */
export async function withOpened<T>(upload: UploadedFile, work: (opened: OpenedFile) => Promise<T>): Promise<T> {
  const written: UploadedFile[] = [];
  try {
    return await work(await open(upload, written));
  } finally {
    for (const file of written) await file.close();
  }
}

async function open(upload: UploadedFile, written: UploadedFile[]): Promise<OpenedFile> {
  const packed = await unpacked({ file: upload, isSheet: false, isFromArchive: false, notes: [] }, written);
  const encoding = packed.isSheet ? 'utf-8' : await encodingOf(packed.file);
  if (encoding === null || encoding === 'utf-8') return packed;
  const file = await replaced(packed.file, written, (text) => writeAsUtf8(packed.file, encoding, text));
  return {
    ...packed,
    file,
    notes: [...packed.notes, t('Read as {encoding}.', { encoding: ENCODING_NAMES[encoding] })],
  };
}

async function unpacked(opened: OpenedFile, written: UploadedFile[]): Promise<OpenedFile> {
  const { file, isFromArchive, notes } = opened;
  if (!isZip(await file.head(ZIP.length))) return opened;
  const archive = await Archive.open(file);
  if (isWorkbook(archive)) {
    let sheet = { name: '', left: [] as string[] };
    const rows = await replaced(file, written, async (csv) => void (sheet = await writeSheetAsCsv(archive, csv)));
    return { ...opened, file: rows, isSheet: true, notes: [...notes, ...sheetNotes(sheet)] };
  }
  if (isOtherPackage(archive)) throw otherPackage();
  const name = fittingFile(archive);
  if (isFromArchive) throw archiveInArchive(name);
  const inside = await replaced(file, written, (content) => unpackInto(archive, name, content));
  const note = t('Read from "{name}" in the archive.', { name: shortened(name) });
  return unpacked({ ...opened, file: inside, isFromArchive: true, notes: [note] }, written);
}

const sheetNotes = ({ name, left }: { name: string; left: string[] }): string[] =>
  left.length === 0
    ? []
    : [t('Read from the sheet "{name}". Not read: {left}.', { name: shortened(name), left: quotedNames(left) })];

const ZIP = Buffer.from('PK\x03\x04');
const isZip = (head: Buffer): boolean => head.equals(ZIP);

const isOtherPackage = (archive: Archive): boolean =>
  archive.has('[Content_Types].xml') ||
  (archive.has('mimetype') && archive.has('content.xml')) ||
  archive.names.some((name) => name.endsWith('.iwa'));

/** Writes another file of the same upload in place of one, which is closed and leaves its space. */
async function replaced(
  file: UploadedFile,
  written: UploadedFile[],
  write: (to: UploadedFile) => Promise<void>,
): Promise<UploadedFile> {
  const to = await UploadedFile.create();
  written.push(to);
  await write(to);
  await file.close();
  return to;
}
