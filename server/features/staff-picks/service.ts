import type { PickFields, StaffPick } from '#shared/contracts/staff-picks.ts';
import type { StaffRecommendation } from '#shared/contracts/staff-recommendations.ts';
import { dismissedAmong } from '#server/domain/recommendations/rules/dismissed-games.ts';
import { KEPT_LIMITS } from '#shared/rules/plans/kept-limits.ts';
import { PLAN_LIMITS } from '#shared/rules/plans/plan-limits.ts';
import { inStaffOrder, monthOf, shownPicks } from '#shared/rules/games/staff-picks.ts';
import type { Owner } from '#server/auth/owner.ts';
import type { Connection, Database } from '#server/database/database.ts';
import { limitReached } from '#server/http/limit-reached.ts';
import { Refusal } from '#server/http/refusal.ts';
import { listDismissals } from '#server/features/recommendations/service.ts';
import * as store from './store.ts';

/**
 * The picks that the plan shows at a moment, the featured and the latest first, and how many more a paid plan shows; both
 * without what the owner dismissed. The plan's number is taken first, as it is of generated recommendations.
 */
export async function shownTo(db: Connection, { id, plan }: Pick<Owner, 'id' | 'plan'>, now: Date) {
  const picks = shownPicks(await store.allPicks(db), monthOf(now));
  const isDismissed = dismissedAmong(await listDismissals(db, id));
  const { staffPicksShown } = PLAN_LIMITS[plan];
  const wanted = (list: typeof picks): StaffRecommendation[] => list.filter((pick) => !isDismissed(pick));
  return { picks: wanted(picks.slice(0, staffPicksShown)), more: wanted(picks.slice(staffPicksShown)).length };
}

/** Every pick, as staff see them: the latest month first. */
export const listPicks = async (db: Connection): Promise<StaffPick[]> => inStaffOrder(await store.allPicks(db));

/** Adds a pick behind those of its month. @throws Refusal limit_reached */
export function addPick(db: Database, fields: PickFields): Promise<StaffPick> {
  return db.transaction(async (tx) => {
    const picks = await store.lockPicks(tx);
    if (picks.length >= KEPT_LIMITS.staffPicks.most) throw limitReached('staffPicks');
    return store.insertPick(tx, { ...fields, order: behind(picks, fields.month) });
  });
}

/**
 * Rewrites a pick; in another month it goes behind those that are there.
 * @throws Refusal not_found, changed_meanwhile when it is no longer as it was at `version`
 */
export function changePick(db: Database, id: number, version: Date, fields: PickFields): Promise<StaffPick> {
  return db.transaction(async (tx) => {
    const picks = await store.lockPicks(tx);
    const pick = atVersion(picks, id, version);
    const order = pick.month === fields.month ? pick.order : behind(picks, fields.month);
    return store.updatePick(tx, id, { ...fields, order });
  });
}

/** Retires a pick, or brings it back. @throws Refusal not_found, changed_meanwhile as for a change */
export function retirePick(db: Database, id: number, version: Date, retired: boolean): Promise<StaffPick> {
  return db.transaction(async (tx) => {
    atVersion(await store.lockPicks(tx), id, version);
    return store.updatePick(tx, id, { retiredAt: retired ? new Date() : null });
  });
}

/** Exchanges a pick with its neighbour among those of its month that are not retired. @throws Refusal not_found */
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
