import { sql } from 'drizzle-orm';
import { isOfFile } from './rules/import-reasons.ts';
import type { MergedPlay } from '#shared/schema/imported-play.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { withoutNestedLoops } from '#server/platform/database/without-nested-loops.ts';
import { matchExpansions, linkPlays } from '#server/games/service.ts';
import { createPeople } from '#server/plays/service.ts';
import { setCopies } from '#server/copies/service.ts';
import { bytesOf, reserveQuota } from '#server/platform/owner-data/reserve-quota.ts';
import { decideRows, loadKnown } from './decide-rows.ts';
import type { DecidedRow } from './decided-row.ts';
import { insertGames, updateGames } from './games-store.ts';
import type { FileRow } from './import-row.ts';
import type { OwnCopy } from '#shared/schema/imported-game.ts';
import { updateImport } from './imports-store.ts';
import { raiseCounts } from './play-counts.ts';
import { insertPlays, updatePlays } from './plays-store.ts';
import { RowCounter } from './row-counter.ts';
import { countUnreadable, listUnlisted, pagesOfRows, saveOutcomes, type StoredRow } from './rows-store.ts';
import type { ImportWork } from './run-import.ts';
import { BATCH_ROWS } from './store-preview.ts';

/**
 * Applies a preview. Every row is decided again, because the owner's data may have changed since; the changes are
 * stored with the row. @throws Refusal limit_reached
 */
export const applyRows: ImportWork = async (tx, { userId, importId, choices, tally: before }, advance) => {
  if (choices.addUnlisted) await listUnlisted(tx, importId);
  const known = await loadKnown(tx, userId);
  const counter = new RowCounter();
  for await (const page of pagesOfRows(tx, importId, 'readable', BATCH_ROWS)) {
    const decided = await decideRows(tx, userId, known, page.map(asInFile), choices);
    await writeGames(tx, userId, decided);
    await writePlays(tx, userId, importId, decided);
    await saveOutcomes(tx, importId, decided);
    for (const row of decided) counter.count(row);
    advance(page.length);
  }
  const linked = await withoutNestedLoops(tx, () => linkPlays(tx, userId));
  await raiseCounts(tx, userId, importId, linked);
  await matchExpansions(tx, userId);
  await createPeople(tx, userId, counter.newNames);
  const { spreadsheet, cutOff, notes = [] } = before;
  const tally = { ...counter.tally, unreadable: before.unreadable, spreadsheet, cutOff, notes };
  const unreadable = await countUnreadable(tx, importId);
  tally.skip += unreadable.all;
  tally.plays.skip += unreadable.plays;
  // By the database's clock at the start: later plays wait and count as later.
  await updateImport(tx, { userId, importId }, { status: 'applied', appliedAt: sql`now()`, tally });
};

/** The part of a row that comes from the file; the rest is decided again. */
const asInFile = ({ line, kind, title, game, play, reasons }: StoredRow): FileRow => ({
  line,
  kind,
  title,
  game,
  play,
  reasons: reasons.filter(isOfFile),
});

async function writeGames(tx: Transaction, userId: number, rows: DecidedRow[]): Promise<void> {
  await reserveQuota(tx, userId, {
    games: rows.filter(({ game, newTitle }) => game && newTitle !== undefined).length,
    text: bytesOf(rows.map(({ game, change }) => change?.to ?? game)),
  });
  const changed = new Map<number, NonNullable<DecidedRow['merged']>>();
  const copies = new Map<number, readonly OwnCopy[]>();
  for (const { gameId, merged, change } of rows) {
    if (gameId === undefined || !change) continue;
    if (merged && Object.keys(change.to).length > 0) changed.set(gameId, merged);
    if (change.to.copies) copies.set(gameId, change.to.copies);
  }
  // A game that leaves its list makes room there for an added one with the same title.
  await updateGames(tx, userId, changed);
  await setCopies(tx, userId, copies);
  const added = await insertGames(tx, userId, rows);
  for (const row of rows) {
    const addedId = added.get(row.line);
    if (addedId !== undefined) row.gameId = addedId;
  }
}

async function writePlays(tx: Transaction, userId: number, importId: number, rows: DecidedRow[]): Promise<void> {
  const news = rows.flatMap(({ action, play }) => (action === 'add' && play ? [play] : []));
  await reserveQuota(tx, userId, {
    plays: news.length,
    text: bytesOf(rows.map(({ play, playChange }) => playChange?.to ?? play)),
  });
  const added = await insertPlays(tx, userId, importId, news);
  const changed = new Map<number, Partial<MergedPlay>>();
  for (const row of rows) {
    const addedId = added.get(row.play?.sourceId ?? '');
    if (addedId !== undefined) row.sessionId = addedId;
    const hasNews = row.playChange && Object.keys(row.playChange.to).length > 0;
    if (row.sessionId !== undefined && row.playChange && hasNews) changed.set(row.sessionId, row.playChange.to);
  }
  await updatePlays(tx, userId, changed);
}
