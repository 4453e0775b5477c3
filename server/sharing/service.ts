import { randomBytes } from 'node:crypto';
import type { NewSharing, Sharing, SharingChanges } from '#shared/sharing/sharing-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { reducesVisibility } from './reduces-visibility.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import * as store from './sharing-store.ts';
import { t } from '#server/platform/words/words.ts';

export { buildLong, SHOWN_TASK } from './build-shown.ts';
export { expireVisitors } from './views.ts';

/** 128 bits: 22 characters that cannot be guessed. */
const SHARE_ID_BYTES = 16;

/** The owner's shared collections, newest first. Every plan can list, hide and delete them. */
export const listSharings = (db: Database, owner: Owner): Promise<Sharing[]> => store.sharingsOf(db, owner.id);

/** Shares the collection under a new link. @throws Refusal PLAN_REQUIRED below Premium Plus, limit_reached */
export async function createSharing(db: Database, owner: Owner, fields: NewSharing): Promise<Sharing> {
  refuseWithoutSharing(owner);
  const shareId = randomBytes(SHARE_ID_BYTES).toString('base64url');
  return withOwnerLockOnly(db, owner.id, async (tx) => {
    if ((await store.countSharings(tx, owner.id)) >= STORAGE_LIMITS.sharedCollections.most)
      throw limitReached('sharedCollections');
    return store.insertSharing(tx, { ...fields, userId: owner.id, shareId });
  });
}

/** @throws Refusal not_found, or below Premium Plus PLAN_REQUIRED for changes other than hiding */
export async function changeSharing(
  db: Database,
  owner: Owner,
  sharingId: number,
  changes: SharingChanges,
): Promise<Sharing> {
  if (!reducesVisibility(changes)) refuseWithoutSharing(owner);
  const changed = await store.updateSharing(db, owner.id, sharingId, changes);
  if (!changed) throw new Refusal('not_found');
  return changed;
}

/** @throws Refusal not_found */
export async function deleteSharing(db: Database, owner: Owner, sharingId: number): Promise<void> {
  if (!(await store.deleteSharing(db, owner.id, sharingId))) throw new Refusal('not_found');
}

function refuseWithoutSharing({ plan }: Owner): void {
  if (PLAN_LIMITS[plan].sharedCollections) return;
  throw new Refusal('PLAN_REQUIRED', { message: t('Sharing a collection needs Premium Plus.') });
}
