import type { ImportAction, ImportRowKind } from '#shared/enums.ts';
import type { ActionCounts, ImportReason, ImportTally } from '#shared/schema/import-report.ts';
import type { ImportedGame } from '#shared/schema/imported-game.ts';
import { concernsOf } from './import-concerns.ts';
import { isSpreadsheetDamage } from './spreadsheet-damage.ts';
import { DETAIL_KINDS, type DetailCounts } from '#shared/shapes/play-details.ts';

/** Changes of an import to the details of one play. */
export interface DetailNews {
  gained: DetailCounts;
  lost: DetailCounts;
  leftEmpty: DetailCounts;
}

const noRows = (): ActionCounts => ({ add: 0, change: 0, same: 0, skip: 0, deleted: 0 });

export const emptyTally = (): ImportTally => ({
  ...noRows(),
  plays: noRows(),
  people: 0,
  places: 0,
  expansions: 0,
  wishlist: 0,
  kept: 0,
  keptPlays: 0,
  gained: {},
  lost: {},
  leftEmpty: {},
  unreadable: 0,
  spreadsheet: 0,
  cutOff: 0,
});

/** Counts one row. */
export function countRow(
  tally: ImportTally,
  row: {
    kind: ImportRowKind;
    action: ImportAction;
    game: ImportedGame | null;
    details?: DetailNews | undefined;
    reasons?: ImportReason[];
  },
): void {
  for (const news of ['gained', 'lost', 'leftEmpty'] as const) addTo(tally[news], row.details?.[news] ?? {});
  countErrors(tally, row.reasons ?? []);
  countConcerns(tally, row.reasons ?? []);
  if (row.reasons?.some((reason) => reason.code === 'not_listed' && reason.as !== 'nothing'))
    tally.unlisted = (tally.unlisted ?? 0) + 1;
  tally[row.action] += 1;
  if (row.kind === 'play') tally.plays[row.action] += 1;
  if (row.action !== 'add') return;
  if (row.game?.isWishlist) tally.wishlist += 1;
  else if (row.game?.isExpansion) tally.expansions += 1;
}

function addTo(sum: DetailCounts, counts: DetailCounts): void {
  for (const kind of DETAIL_KINDS) {
    const count = counts[kind];
    if (count) sum[kind] = (sum[kind] ?? 0) + count;
  }
}

function countErrors(tally: ImportTally, reasons: readonly ImportReason[]): void {
  for (const reason of reasons) {
    if (reason.code === 'cut_off') tally.cutOff += 1;
    if (reason.code !== 'unreadable') continue;
    tally.unreadable += reason.cells.length;
    tally.spreadsheet += reason.cells.filter(({ text }) => isSpreadsheetDamage(text)).length;
  }
}

function countConcerns(tally: ImportTally, reasons: readonly ImportReason[]): void {
  for (const concern of concernsOf(reasons)) {
    tally.concerns ??= {};
    tally.concerns[concern] = (tally.concerns[concern] ?? 0) + 1;
  }
}
