import { countRow, emptyTally } from '#shared/rules/import-tally.ts';
import type { Transaction } from '../../database/database.ts';
import { type DecidedRow, decideRows } from './decide-rows.ts';
import { insertGames, listGameKeys, updateGames } from './games-store.ts';
import { updateImport } from './imports-store.ts';
import { OwnerLists } from './owner-lists.ts';
import { pagesOfRows, saveOutcomes, type StoredRow } from './rows-store.ts';
import type { ImportWork } from './run-import.ts';
import { BATCH_ROWS } from './store-preview.ts';

/**
 * Applies a preview. Every row is decided anew, because the owner's games may have changed since it was made; what is
 * done to them is kept with the row.
 */
export const applyRows: ImportWork = async (tx, { userId, importId, rows }, advance) => {
  const lists = new OwnerLists(await listGameKeys(tx, userId));
  const tally = emptyTally();
  let read = 0;
  for await (const page of pagesOfRows(tx, importId, 'readable', BATCH_ROWS)) {
    const decided = await decideRows(tx, userId, lists, page.map(asInFile));
    await writeGames(tx, userId, decided);
    await saveOutcomes(tx, importId, decided);
    for (const row of decided) countRow(tally, row);
    read += page.length;
    advance(page.length);
  }
  tally.skip += rows - read;
  await updateImport(tx, importId, { status: 'applied', appliedAt: new Date(), tally });
};

/** What is known of a row from the file alone; everything else is decided anew. */
const asInFile = ({ line, title, game, reasons }: StoredRow) => ({
  line,
  title,
  game,
  reasons: reasons.filter(({ code }) => code === 'cut'),
});

async function writeGames(tx: Transaction, userId: number, rows: DecidedRow[]): Promise<void> {
  const added = await insertGames(tx, userId, rows);
  const changed = new Map<number, NonNullable<DecidedRow['merged']>>();
  for (const row of rows) {
    const addedId = added.get(row.line);
    if (addedId !== undefined) row.gameId = addedId;
    const hasNews = row.change && Object.keys(row.change.to).length > 0;
    if (row.gameId !== undefined && row.merged && hasNews) changed.set(row.gameId, row.merged);
  }
  await updateGames(tx, userId, changed);
}
