import type { Archive } from './archive.ts';
import { brokenWorkbook, emptyWorkbook } from './file-errors.ts';
import { type NumberKind, numberKind } from './sheet-cells.ts';
import { readXmlPart } from './xml-events.ts';

const MAX_PART_BYTES = 4 * 1024 * 1024;
const MAX_STRINGS_BYTES = 32 * 1024 * 1024;
const MAX_STRINGS = 500_000;
/** Excel keeps half of it in a cell. */
const MAX_STRING_LENGTH = 64 * 1024;
const MAX_STYLES = 100_000;

const BOOK = 'xl/workbook.xml';

/** Whether an archive is a spreadsheet of Excel. */
export const isWorkbook = (archive: Archive): boolean => archive.has(BOOK);

/** What the cells of a workbook refer to. */
export interface Workbook {
  /** The visible sheets in their order, and the part that has each. */
  sheets: { name: string; part: string }[];
  strings: readonly string[];
  /** By the style of a cell. */
  kinds: readonly NumberKind[];
  is1904: boolean;
}

/** @throws Refusal invalid_file */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const { sheets, is1904 } = await readSheets(archive, await readParts(archive));
  if (sheets.length === 0) throw emptyWorkbook();
  return { sheets, is1904, kinds: await readKinds(archive), strings: await readStrings(archive) };
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

async function readSheets(archive: Archive, parts: ReadonlyMap<string, string>) {
  const sheets: Workbook['sheets'] = [];
  let is1904 = false;
  await readXmlPart(archive.unpack(BOOK, MAX_PART_BYTES), {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = isTrue(attributes['date1904']);
      if (name !== 'sheet' || ['hidden', 'veryHidden'].includes(attributes['state'] ?? '')) return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const part = parts.get(id);
      // A chart on a sheet of its own has no cells.
      if (part?.includes('worksheet')) sheets.push({ name: attributes['name'] ?? '', part });
    },
  });
  return { sheets, is1904 };
}

/** The parts that the workbook refers to, by their ids. */
async function readParts(archive: Archive): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  await readXmlPart(archive.unpack('xl/_rels/workbook.xml.rels', MAX_PART_BYTES), {
    open: (name, { Id: id, Target: target = '' }) => {
      if (name !== 'Relationship' || id === undefined) return;
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
      if (archive.has(path)) parts.set(id, path);
    },
  });
  return parts;
}

async function readKinds(archive: Archive): Promise<NumberKind[]> {
  const part = 'xl/styles.xml';
  const kinds: NumberKind[] = [];
  if (!archive.has(part)) return kinds;
  const codes = new Map<number, string>();
  let isOfCells = false;
  await readXmlPart(archive.unpack(part, MAX_PART_BYTES), {
    open: (name, { numFmtId = '0', formatCode }) => {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) kinds.push(numberKind(Number(numFmtId), codes.get(Number(numFmtId))));
      if (kinds.length > MAX_STYLES) throw brokenWorkbook();
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return kinds;
}

/** The texts that cells share, without the readings of Japanese and Chinese ones. */
async function readStrings(archive: Archive): Promise<string[]> {
  const part = 'xl/sharedStrings.xml';
  const strings: string[] = [];
  if (!archive.has(part)) return strings;
  let string = '';
  let isText = false;
  let isReading = false;
  await readXmlPart(archive.unpack(part, MAX_STRINGS_BYTES), {
    open: (name) => {
      if (name === 'si') string = '';
      else if (name === 'rPh') isReading = true;
      else if (name === 't') isText = !isReading;
    },
    text: (text) => {
      if (isText) string += text;
      if (string.length > MAX_STRING_LENGTH) throw brokenWorkbook();
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isReading = false;
      else if (name === 'si') strings.push(string);
      if (strings.length > MAX_STRINGS) throw brokenWorkbook();
    },
  });
  return strings;
}
