import { zipFile } from './zip-file.ts';

type Cell = string | number | null | { day: number };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const letters = (column: number): string =>
  (column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : '') + String.fromCharCode(65 + (column % 26));

const rowXml = (cells: readonly Cell[], row: number, strings: string[]): string =>
  `<row r="${row}">${cells
    .map((cell, column) => {
      const at = `r="${letters(column)}${row}"`;
      if (cell === null) return `<c ${at} s="0"/>`;
      if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`;
      if (typeof cell === 'object') return `<c ${at} s="1"><v>${cell.day}</v></c>`;
      strings.push(cell);
      return `<c ${at} t="s"><v>${strings.length - 1}</v></c>`;
    })
    .join('')}</row>`;

const part = (content: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${content}`;

/** The parts of an Excel workbook with these sheets; `{ day }` is a date as Excel counts days. */
export function xlsxParts(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): Record<string, string> {
  const strings: string[] = [];
  const named = Object.entries(sheets);
  const bodies = named.map(([, rows]) => rows.map((cells, at) => rowXml(cells, at + 1, strings)).join(''));
  return {
    '[Content_Types].xml': part('<Types/>'),
    'xl/workbook.xml': part(
      `<workbook xmlns:r="r"><sheets>${named
        .map(([name], at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships>${named
        .map((_sheet, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
        .join('')}</Relationships>`,
    ),
    'xl/styles.xml': part('<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'),
    'xl/sharedStrings.xml': part(`<sst>${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`),
    ...Object.fromEntries(
      bodies.map((body, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        part(`<worksheet><sheetData>${body}</sheetData></worksheet>`),
      ]),
    ),
  };
}

export const xlsxFile = (sheets: Parameters<typeof xlsxParts>[0]): Buffer<ArrayBuffer> => zipFile(xlsxParts(sheets));
