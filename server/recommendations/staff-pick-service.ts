import type { PickFields, StaffPick } from '#shared/recommendations/staff-picks-contract.ts';
import type { StaffRecommendation } from '#shared/recommendations/staff-recommendations-contract.ts';
import { ownedLast } from './owned-last.ts';
import { isOneOf } from './is-one-of.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { inStaffOrder, monthOf, shownPicks } from '#shared/games/staff-picks.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { listDismissals } from './dismissals.ts';
import * as store from './staff-pick-store.ts';

export { seedStaffPicks } from './staff-pick-seed.ts';

/**
 * The picks included in a plan at a moment, featured and latest first and games that the owner has last, and the number of
 * further ones; both without dismissed ones, in whose place none comes.
 */
export async function shownTo(db: Connection, { id, plan }: Pick<Owner, 'id' | 'plan'>, now: Date) {
  const picks = await ownedLast(db, id, shownPicks(await store.allPicks(db), monthOf(now)), (pick) => pick);
  const isDismissed = isOneOf(await listDismissals(db, id));
  const { staffPicksShown } = PLAN_LIMITS[plan];
  const withoutDismissed = (list: typeof picks): StaffRecommendation[] => list.filter((pick) => !isDismissed(pick));
  return {
    picks: withoutDismissed(picks.slice(0, staffPicksShown)),
    more: withoutDismissed(picks.slice(staffPicksShown)).length,
  };
}

/** All picks in staff order: latest month first. */
export const listPicks = async (db: Connection): Promise<StaffPick[]> => inStaffOrder(await store.allPicks(db));

/** Adds a pick at the end of its month. @throws Refusal limit_reached */
export function addPick(db: Database, fields: PickFields): Promise<StaffPick> {
  return db.transaction(async (tx) => {
    const picks = await store.lockPicks(tx);
    if (picks.length >= STORAGE_LIMITS.staffPicks.most) throw limitReached('staffPicks');
    return store.insertPick(tx, { ...fields, order: behind(picks, fields.month) });
  });
}

/**
 * Changes a pick; in another month it goes to the end. @throws Refusal not_found, changed_meanwhile if it has changed
 * since `version`
 */
export function changePick(db: Database, id: number, version: Date, fields: PickFields): Promise<StaffPick> {
  return db.transaction(async (tx) => {
    const picks = await store.lockPicks(tx);
    const pick = atVersion(picks, id, version);
    const order = pick.month === fields.month ? pick.order : behind(picks, fields.month);
    return store.updatePick(tx, id, { ...fields, order });
  });
}

/** Retires a pick, or restores it. @throws Refusal not_found, changed_meanwhile as for a change */
export function retirePick(db: Database, id: number, version: Date, retired: boolean): Promise<StaffPick> {
  return db.transaction(async (tx) => {
    atVersion(await store.lockPicks(tx), id, version);
    return store.updatePick(tx, id, { retiredAt: retired ? new Date() : null });
  });
}

/** Swaps a pick with its neighbour among the active picks of its month. @throws Refusal not_found */
export function movePick(db: Database, id: number, to: 'earlier' | 'later'): Promise<StaffPick[]> {
  return db.transaction(async (tx) => {
    const picks = inStaffOrder(await store.lockPicks(tx));
    const pick = picks.find((one) => one.id === id);
    if (!pick) throw new Refusal('not_found');
    const month = picks.filter((one) => one.month === pick.month && one.retiredAt === null);
    const from = month.indexOf(pick);
    const neighbour = month[to === 'earlier' ? from - 1 : from + 1];
    if (from >= 0 && neighbour) {
      const swapped = month.with(month.indexOf(neighbour), pick).with(from, neighbour);
      for (const [order, one] of swapped.entries())
        if (one.order !== order) await store.updatePick(tx, one.id, { order });
    }
    return listPicks(tx);
  });
}

const behind = (picks: readonly StaffPick[], month: string | null): number =>
  picks.filter((pick) => pick.month === month).reduce((most, { order }) => Math.max(most, order + 1), 0);

function atVersion(picks: readonly StaffPick[], id: number, version: Date): StaffPick {
  const pick = picks.find((one) => one.id === id);
  if (!pick) throw new Refusal('not_found');
  if (pick.updatedAt.getTime() !== version.getTime()) throw new Refusal('changed_meanwhile');
  return pick;
}
