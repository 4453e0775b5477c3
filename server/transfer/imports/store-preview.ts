import type { ImportFormat } from '#shared/enums.ts';
import { rowsAreLines } from '#shared/transfer/import-formats.ts';
import type { Transaction, Connection } from '#server/platform/database/database.ts';
import { type CombinedCopies, withCombinedCopies } from './combined-copies.ts';
import { decideRows, loadKnown } from './decide-rows.ts';
import { tooLargePreview } from './csv-errors.ts';
import type { RowSource, FileRow } from './import-row.ts';
import { deleteOldImports, insertImport, updateImport } from './imports-store.ts';
import { RowCounter } from './row-counter.ts';
import { insertRows } from './rows-store.ts';
import { sql } from 'drizzle-orm';
import { popularGames } from '#shared/schema/games.ts';
import { catalogueFacts } from '#server/games/service.ts';
import type { ImportedGame } from '#shared/schema/imported-game.ts';

/** Collects items into arrays of a maximum length. */
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

/** Rows that are decided and stored per batch. */
export const BATCH_ROWS = 200;

/** Bytes of the rows of one preview: twice the largest file, because names are repeated in each play. */
export const MAX_PREVIEW_BYTES = 64 * 1024 * 1024;

/** The input of an import in any format. */
export interface ImportSource {
  format: ImportFormat;
  /** Name of the file or user. */
  name: string;
  /** Sentences on how the file was read. */
  notes?: string[];
  rows: RowSource;
  /** The game rows only, if available separately after the whole source has been read. */
  gameRows?: RowSource;
}

/** Stores a source as a preview with the decision on each row, and returns its id. */
export async function storePreview(
  tx: Transaction,
  userId: number,
  { format, name, notes = [], rows }: ImportSource,
  combinedCopies: CombinedCopies,
): Promise<number> {
  const importId = await insertImport(tx, userId, { format, fileName: name });
  await fillPreview(tx, { userId, importId, hasLines: rowsAreLines(format), notes }, rows, combinedCopies);
  await deleteOldImports(tx, userId);
  return importId;
}

/** Stores the rows of an import that has none yet, with the decision on each. */
export async function fillPreview(
  tx: Transaction,
  { userId, importId, hasLines, notes = [] }: { userId: number; importId: number; hasLines: boolean; notes?: string[] },
  rows: RowSource,
  combinedCopies: CombinedCopies,
): Promise<void> {
  const known = await loadKnown(tx, userId);
  const counter = new RowCounter();
  let count = 0;
  let size = 0;
  for await (const batch of inBatches(rows(), BATCH_ROWS)) {
    const combined = batch.map((row) => withCombinedCopies(row, combinedCopies, hasLines));
    const decided = await decideRows(tx, userId, known, await withCatalogueFacts(tx, combined));
    size += await insertRows(tx, importId, decided);
    if (size > MAX_PREVIEW_BYTES) throw tooLargePreview();
    for (const row of decided) counter.count(row);
    count += batch.length;
  }
  await updateImport(tx, { userId, importId }, { rows: count, size, tally: { ...counter.tally, notes } });
}

const { bggId, category, difficulty, weight, bestPlayers } = catalogueFacts;

/** Adds category, difficulty and missing data from the catalogue to rows with a known BoardGameGeek id. */
async function withCatalogueFacts(db: Connection, rows: readonly FileRow[]): Promise<FileRow[]> {
  const bggIds = rows.flatMap(({ game, unlisted }) => (game ?? unlisted)?.bggId ?? []);
  const found = await db
    .select({ bggId, category, difficulty, weight, bestPlayers })
    .from(popularGames)
    .where(sql`${bggId} = any(${sql.param(bggIds)})`);
  const facts = new Map(found.map(({ bggId: id, ...rest }) => [id, rest]));
  const withFacts = (game: ImportedGame): ImportedGame => {
    const known = facts.get(game.bggId ?? 0);
    if (!known) return game;
    return {
      ...game,
      ...known,
      weight: game.weight ?? known.weight,
      bestPlayers: game.bestPlayers ?? known.bestPlayers,
    };
  };
  return rows.map((row) => ({
    ...row,
    game: row.game && withFacts(row.game),
    unlisted: row.unlisted && withFacts(row.unlisted),
  }));
}
