import type { UploadedFile } from '#server/uploads/uploaded-file.ts';
import { Archive, fittingFile, unpackInto } from './archive.ts';
import { encodingOf, writeAsUtf8 } from './as-utf8.ts';
import { ENCODING_NAMES } from './encoding.ts';
import { archiveInArchive, otherPackage } from './file-errors.ts';
import { writeSheetAsCsv } from './sheet-as-csv.ts';
import { isWorkbook } from './workbook.ts';

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
  return { ...packed, file, notes: [...packed.notes, `Read as ${ENCODING_NAMES[encoding]}.`] };
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
  const note = `Read from ${quote(name)} in the archive.`;
  return unpacked({ ...opened, file: inside, isFromArchive: true, notes: [note] }, written);
}

const sheetNotes = ({ name, left }: { name: string; left: string[] }): string[] =>
  left.length === 0 ? [] : [`Read from the sheet ${quote(name)}. Not read: ${left.map(quote).join(', ')}.`];

const MAX_SHOWN = 80;
const quote = (name: string): string => `"${name.slice(0, MAX_SHOWN).toWellFormed()}"`;

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
  const to = await file.createSibling();
  written.push(to);
  await write(to);
  await file.close();
  return to;
}
