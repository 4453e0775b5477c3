import type { NewOwnSheet, OwnScoreSheet } from '#shared/plays/score-sheets-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import * as store from './score-sheet-store.ts';

/** Creates a score sheet; safe for concurrent requests. @throws Refusal enough_sheets */
export const addSheet = (db: Database, owner: Owner, sheet: NewOwnSheet): Promise<OwnScoreSheet> =>
  withOwnerLockOnly(db, owner.id, async (tx) => {
    if ((await store.countSheets(tx, owner.id)) >= STORAGE_LIMITS.scoreSheets.most) throw new Refusal('enough_sheets');
    return store.insertSheet(tx, owner.id, sheet);
  });

/** Replaces a score sheet; existing pads keep theirs. @throws Refusal not_found */
export async function changeSheet(db: Database, owner: Owner, sheetId: number, sheet: NewOwnSheet) {
  const changed = await store.updateSheet(db, owner.id, sheetId, sheet);
  if (!changed) throw new Refusal('not_found');
  return changed;
}

/** @throws Refusal not_found */
export async function deleteSheet(db: Database, owner: Owner, sheetId: number): Promise<void> {
  if (!(await store.deleteSheet(db, owner.id, sheetId))) throw new Refusal('not_found');
}
