import type { ImportFormat } from '#shared/enums.ts';
import { rowsAreLines } from '#shared/import-formats.ts';
import type { Transaction } from '#server/database/database.ts';
import { type CountingLines, withCopies } from './counting-lines.ts';
import { withCatalogueFacts } from './catalogue-facts.ts';
import { decideRows, whatIsKnown } from '#server/domain/imports/decide-rows.ts';
import { tooLargePreview } from './file-faults.ts';
import type { RowSource } from '#server/domain/imports/import-row.ts';
import { forgetOldImports, insertImport, updateImport } from './imports-store.ts';
import { RowCounter } from './row-counter.ts';
import { insertRows } from './rows-store.ts';

/** Collects what comes one by one into arrays of at most so many. */
async function* inBatches<T>(source: AsyncIterable<T> | Iterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of source) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Rows that are decided and kept at a time. */
export const BATCH_ROWS = 200;

/** Of the rows of one: twice the largest file, whose names stand in each of its plays here. */
export const MAX_PREVIEW_BYTES = 64 * 1024 * 1024;

/** What an import is made of, whatever its format. */
export interface ImportSource {
  format: ImportFormat;
  /** Of the file, or what stands for it. */
  name: string;
  rows: RowSource;
  /** Those of the rows that tell of games, where they can be had alone; the source has been read to its end then. */
  gameRows?: RowSource;
}

/** Keeps a source as an import's preview, with what applying it would do to each row, and answers its id. */
export async function storePreview(
  tx: Transaction,
  userId: number,
  { format, name, rows }: ImportSource,
  countingLines: CountingLines,
): Promise<number> {
  const importId = await insertImport(tx, userId, { format, fileName: name });
  await fillPreview(tx, { userId, importId, hasLines: rowsAreLines(format) }, rows, countingLines);
  await forgetOldImports(tx, userId);
  return importId;
}

/** Keeps the rows of an import that has none yet, with what applying it would do to each. */
export async function fillPreview(
  tx: Transaction,
  { userId, importId, hasLines }: { userId: number; importId: number; hasLines: boolean },
  rows: RowSource,
  countingLines: CountingLines,
): Promise<void> {
  const known = await whatIsKnown(tx, userId);
  const counter = new RowCounter();
  let count = 0;
  let size = 0;
  for await (const batch of inBatches(rows(), BATCH_ROWS)) {
    const counting = batch.map((row) => withCopies(row, countingLines, hasLines));
    const decided = await decideRows(tx, userId, known, await withCatalogueFacts(tx, counting));
    size += await insertRows(tx, importId, decided);
    if (size > MAX_PREVIEW_BYTES) throw tooLargePreview();
    for (const row of decided) counter.count(row);
    count += batch.length;
  }
  await updateImport(tx, importId, { rows: count, size, tally: counter.tally });
}
