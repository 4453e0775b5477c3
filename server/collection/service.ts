import type { NewView, SavedView, ViewChanges } from '#shared/collection/saved-views-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { refuseTakenName } from '#server/platform/http/refuse-taken-name.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import { t } from '#server/platform/words/words.ts';
import * as store from './store.ts';

/** Saves a view as the last one; safe for concurrent requests. @throws Refusal duplicate_view or limit_reached */
export const addView = (db: Database, owner: Owner, view: NewView): Promise<SavedView> =>
  namedOnce(view.name, () =>
    withOwnerLockOnly(db, owner.id, async (tx) => {
      if ((await store.countViews(tx, owner.id)) >= STORAGE_LIMITS.savedViews.most) throw limitReached('savedViews');
      return store.insertView(tx, owner.id, view);
    }),
  );

/** Renames, pins or refilters a view. @throws Refusal not_found, or duplicate_view */
export async function changeView(db: Database, owner: Owner, viewId: number, changes: ViewChanges): Promise<SavedView> {
  const changed = await namedOnce(changes.name ?? '', () => store.updateView(db, owner.id, viewId, changes));
  if (!changed) throw new Refusal('not_found');
  return changed;
}

/** Puts the owner's views in this order, the others after them as they were; ids of nobody or others are ignored. */
export const orderViews = (db: Database, owner: Owner, ids: readonly number[]): Promise<SavedView[]> =>
  withOwnerLockOnly(db, owner.id, async (tx) => {
    await store.placeViews(tx, owner.id, ids);
    return store.listViews(tx, owner.id);
  });

/** @throws Refusal not_found */
export async function deleteView(db: Database, owner: Owner, viewId: number): Promise<void> {
  if (!(await store.deleteView(db, owner.id, viewId))) throw new Refusal('not_found');
}

const namedOnce = <T>(name: string, write: () => Promise<T>): Promise<T> =>
  refuseTakenName(
    {
      index: 'saved_views_one_name',
      code: 'duplicate_view',
      message: t('You have a view named "{name}" already.', { name }),
    },
    write,
  );
