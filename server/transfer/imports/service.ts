import type { ImportRow, ImportSummary } from '#shared/transfer/imports-contract.ts';
import type { ImportAction, ImportConcern } from '#shared/enums.ts';
import type { ImportReason } from '#shared/schema/import-report.ts';
import { noteOf } from './rules/import-reasons.ts';
import { listIn } from './rules/merge-list.ts';
import type { ImportedGame } from '#shared/schema/imported-game.ts';
import type { Services } from '#server/platform/services.ts';
import { t } from '#server/transfer/words/words.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { applyRows } from './apply-import.ts';
import { NO_CHOICES } from './decide-rows.ts';
import type { ImportChoices } from './decided-row.ts';
import { combineCopies } from './combined-copies.ts';
import type { BggClient } from './bgg/bgg-client.ts';
import { stopReadings } from './bgg/readings.ts';
import { filterOwned } from './games-store.ts';
import * as store from './imports-store.ts';
import { claimImport, releaseImport } from './progress.ts';
import { listRows } from './rows-store.ts';
import { type ImportRun, runImport } from './run-import.ts';
import { runInBackground } from './background-imports.ts';
import { type ImportSource, storePreview } from './store-preview.ts';
import type { WorkQueue } from '#server/platform/workers/work-queue.ts';
import { undoRows } from './undo-import.ts';

export { stopReadings } from './bgg/readings.ts';
export { deleteOldPreviews } from './imports-store.ts';
export { runningImportCount, waitForRunningImports } from './background-imports.ts';

const ROWS_SHOWN = 100;

export interface BggServices extends Services {
  /** Null without a BoardGameGeek token. */
  bgg: BggClient | null;
}

/** The services for import endpoints; the queue keeps them from using all connections of the pool. */
export interface ImportServices extends BggServices {
  queue: WorkQueue;
}

/**
 * Reads the rows of a source and stores a preview of the import. The rows are read twice, unless game rows are
 * available separately. @throws Refusal of the parser; nothing is stored then
 */
export async function previewRows(
  { db }: Pick<Services, 'db'>,
  userId: number,
  source: ImportSource,
): Promise<ImportSummary> {
  const combinedCopies = await combineCopies(source.gameRows ?? source.rows);
  const importId = await db.transaction((tx) => storePreview(tx, userId, source, combinedCopies));
  return getImport({ db }, userId, importId);
}

/** The owner's latest 20 imports, newest first. */
export const listImports = ({ db }: Pick<Services, 'db'>, userId: number): Promise<ImportSummary[]> =>
  store.listImports(db, userId);

/** @throws Refusal not_found */
export async function getImport(
  { db }: Pick<Services, 'db'>,
  userId: number,
  importId: number,
): Promise<ImportSummary> {
  const summary = await store.findImport(db, userId, importId);
  if (!summary) throw new Refusal('not_found');
  return summary;
}

interface RowsAsked {
  after: number;
  action?: ImportAction | undefined;
  concern?: ImportConcern | undefined;
  unreadable?: 'true' | undefined;
}

const stillOwnedIn = (reasons: readonly ImportReason[]): number | null =>
  reasons.find((reason) => reason.code === 'still_owned')?.gameId ?? null;

/** Drops 'still in the collection' for games that have since left it. */
const asOfNow = (reasons: readonly ImportReason[], owned: ReadonlySet<number>): ImportReason[] =>
  reasons.filter((reason) => reason.code !== 'still_owned' || owned.has(reason.gameId));

function shownGame(game: ImportedGame, isListed: boolean): ImportRow['game'] {
  const { isExpansion, rating, timesPlayed, states = [], wishPriority = null, copies = [] } = game;
  return {
    list: isListed ? listIn(game) : null,
    isExpansion,
    rating,
    timesPlayed,
    states,
    wishPriority,
    copies: copies.map(({ place, pricePaid, priceCurrency }) => ({ place, pricePaid, priceCurrency })),
  };
}

/** The next 100 rows after a line of the file, with their notes. @throws Refusal not_found */
export async function getRows(
  { db }: Pick<Services, 'db'>,
  userId: number,
  importId: number,
  asked: RowsAsked,
): Promise<ImportRow[]> {
  await getImport({ db }, userId, importId);
  const rows = await listRows(db, userId, importId, { ...asked, limit: ROWS_SHOWN });
  const owned = await filterOwned(
    db,
    userId,
    rows.flatMap(({ reasons }) => stillOwnedIn(reasons) ?? []),
  );
  return rows.map(({ reasons: kept, players, game, isListed, ...row }) => {
    const reasons = asOfNow(kept, owned);
    const stillOwnedId = stillOwnedIn(reasons);
    return {
      ...row,
      game: game && shownGame(game, isListed),
      players: players ?? [],
      differences: row.differences ?? [],
      stillOwnedId,
      note: noteOf(reasons),
    };
  });
}

/** Starts to apply a preview. @throws Refusal not_found, import_not_open, import_running */
export const startToApply = (
  services: ImportServices,
  userId: number,
  importId: number,
  choices: ImportChoices,
): Promise<ImportSummary> =>
  start(
    services,
    { userId, importId, choices },
    {
      work: applyRows,
      from: 'preview',
      problem: t('The import could not be carried out, and nothing was changed. Please try again.'),
    },
  );

/** Starts to undo an applied import. @throws Refusal not_found, import_not_open, import_running */
export const startToUndo = (services: ImportServices, userId: number, importId: number): Promise<ImportSummary> =>
  start(
    services,
    { userId, importId, choices: NO_CHOICES },
    {
      work: undoRows,
      from: 'applied',
      problem: t('The import could not be undone, and nothing was changed. Please try again.'),
    },
  );

type Task = Parameters<typeof runImport>[3];

async function start(services: ImportServices, chosen: Omit<ImportRun, 'rows'>, task: Task): Promise<ImportSummary> {
  const { db, queue } = services;
  const { userId, importId } = chosen;
  const { status, rows } = await getImport(services, userId, importId);
  if (status !== task.from) throw new Refusal('import_not_open');
  if (!(await claimImport(db, chosen, rows))) {
    await getImport(services, userId, importId);
    throw new Refusal('import_running');
  }
  await store.updateImport(db, chosen, { problem: null });
  const summary = await getImport(services, userId, importId);
  if (summary.status !== task.from) {
    // Another server finished it between the check and the claim.
    await releaseImport(db, importId);
    throw new Refusal('import_not_open');
  }
  runInBackground(runImport(services, queue, { ...chosen, rows }, task));
  return summary;
}

/** Discards a preview, or stops a reading. @throws Refusal not_found, import_not_open, import_running */
export async function discardPreview(services: Pick<Services, 'db'>, userId: number, importId: number): Promise<void> {
  if (await store.deletePreview(services.db, userId, importId)) return stopReadings(services.db, importId);
  const { progress } = await getImport(services, userId, importId);
  throw new Refusal(progress ? 'import_running' : 'import_not_open');
}
