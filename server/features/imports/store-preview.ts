import type { ImportFormat } from '#shared/enums.ts';
import type { Transaction } from '../../database/database.ts';
import { withCatalogueFacts } from './catalogue-facts.ts';
import { decideRows, whatIsKnown } from './decide-rows.ts';
import type { FileRow, RowSource } from './import-row.ts';
import { forgetOldImports, insertImport, updateImport } from './imports-store.ts';
import { inBatches } from './in-batches.ts';
import { RowCounter } from './row-counter.ts';
import { insertRows } from './rows-store.ts';

/** Rows that are decided and kept at a time. */
export const BATCH_ROWS = 500;

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
  countingLines: ReadonlyMap<number, number>,
): Promise<number> {
  const importId = await insertImport(tx, userId, { format, fileName: name });
  await forgetOldImports(tx, userId);
  await fillPreview(tx, { userId, importId }, rows, countingLines);
  return importId;
}

/** Keeps the rows of an import that has none yet, with what applying it would do to each. */
export async function fillPreview(
  tx: Transaction,
  { userId, importId }: { userId: number; importId: number },
  rows: RowSource,
  countingLines: ReadonlyMap<number, number>,
): Promise<void> {
  const known = await whatIsKnown(tx, userId);
  const counter = new RowCounter();
  let count = 0;
  for await (const batch of inBatches(rows(), BATCH_ROWS)) {
    const counting = batch.map((row) => withoutCopy(row, countingLines));
    const decided = await decideRows(tx, userId, known, await withCatalogueFacts(tx, counting));
    await insertRows(tx, importId, decided);
    for (const row of decided) counter.count(row);
    count += batch.length;
  }
  await updateImport(tx, importId, { rows: count, tally: counter.tally });
}

function withoutCopy(row: FileRow, countingLines: ReadonlyMap<number, number>): FileRow {
  const line = countingLines.get(row.game?.bggId ?? 0) ?? row.line;
  return line === row.line ? row : { ...row, game: null, reasons: [{ code: 'copy_of', line }] };
}
