import { countRow, emptyTally } from '#shared/rules/import-tally.ts';
import type { Transaction } from '../../database/database.ts';
import { withCatalogueFacts } from './catalogue-facts.ts';
import { decideRows } from './decide-rows.ts';
import { listGameKeys } from './games-store.ts';
import { forgetOldImports, insertImport, updateImport } from './imports-store.ts';
import { inBatches } from './in-batches.ts';
import { OwnerLists } from './owner-lists.ts';
import type { FileRow } from './read-collection.ts';
import { insertRows } from './rows-store.ts';

/** Rows that are decided and kept at a time. */
export const BATCH_ROWS = 500;

/** Keeps a file as an import's preview, with what applying it would do to each row, and answers its id. */
export async function storePreview(
  tx: Transaction,
  userId: number,
  fileName: string,
  file: { rows: AsyncIterable<FileRow>; countingLines: ReadonlyMap<number, number> },
): Promise<number> {
  const importId = await insertImport(tx, userId, fileName);
  await forgetOldImports(tx, userId);
  const lists = new OwnerLists(await listGameKeys(tx, userId));
  const tally = emptyTally();
  let rows = 0;
  for await (const batch of inBatches(file.rows, BATCH_ROWS)) {
    const counting = batch.map((row) => withoutCopy(row, file.countingLines));
    const decided = await decideRows(tx, userId, lists, await withCatalogueFacts(tx, counting));
    await insertRows(tx, importId, decided);
    for (const row of decided) countRow(tally, row);
    rows += batch.length;
  }
  await updateImport(tx, importId, { rows, tally });
  return importId;
}

function withoutCopy(row: FileRow, countingLines: ReadonlyMap<number, number>): FileRow {
  const line = countingLines.get(row.game?.bggId ?? 0) ?? row.line;
  return line === row.line ? row : { ...row, game: null, reasons: [{ code: 'copy_of', line }] };
}
