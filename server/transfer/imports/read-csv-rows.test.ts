import * as fc from 'fast-check';
import { stringify } from 'csv-stringify/sync';
import { expect, test } from 'vitest';
import { readCsvRows } from './read-csv-rows.ts';
import { UploadedFile } from '#server/platform/files/uploaded-file.ts';

async function rowsOf(content: string) {
  const file = await UploadedFile.create();
  await file.append(Buffer.from(content));
  const rows: { line: number; cells: string[] }[] = [];
  for await (const row of readCsvRows({ file, isSheet: false })) rows.push(row);
  await file.close();
  return rows;
}

test('each row has the line number at which it starts', async () => {
  for (const end of ['\n', '\r\n']) {
    const content = ['own,b', `1,"x${end}y"`, '', '', `2,"p${end}q${end}r"`, '3,4', ''].join(end);
    expect((await rowsOf(content)).map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, 'own'],
      [2, '1'],
      [6, '2'],
      [9, '3'],
    ]);
  }
});

test('a quotation mark inside an unquoted cell is kept', async () => {
  expect((await rowsOf('own,b\nThe "Best" Game,13'))[1]?.cells).toEqual(['The "Best" Game', '13']);
});

test('any CSV output of a CSV writer is read back unchanged', async () => {
  const cell = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0') && text.isWellFormed());
  const rows = fc.array(fc.tuple(cell, cell, cell), { maxLength: 8 });
  const format = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t'),
    record_delimiter: fc.constantFrom('\n', '\r\n', '\r'),
    quoted: fc.boolean(),
    bom: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(rows, format, async (written, options) => {
      const header = ['objectname', 'objectid', 'own'];
      const content = stringify([header, ...written], { ...options, quoted_match: /[\r\n]/ });
      expect((await rowsOf(content)).map(({ cells }) => cells)).toEqual([header, ...written]);
    }),
    { numRuns: 60 },
  );
});
