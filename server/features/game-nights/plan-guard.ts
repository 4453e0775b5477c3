import type { EventType, Plan } from '#shared/enums.ts';
import { PLAN_LIMITS, PLAN_NAMES, planAllowing } from '#shared/rules/plan-limits.ts';
import type { Owner } from '../../auth/owner.ts';
import type { Transaction } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { createdSince } from './events-store.ts';

const LONGEST_MONTH_MS = 32 * 24 * 3_600_000;

type NightLimit = 'nightsAMonth' | 'gamesANight' | 'guestsANight';

const COUNTED: Record<NightLimit, [one: string, many: string]> = {
  nightsAMonth: ['game night a calendar month', 'game nights a calendar month'],
  gamesANight: ['game on one game night', 'games on one game night'],
  guestsANight: ['guest on one event', 'guests on one event'],
};

/** @throws Refusal PLAN_LIMIT_REACHED, naming the plan that lifts it, where a plan does not allow so many */
export function refuseBeyond(plan: Plan, limit: NightLimit, count: number): void {
  const allowed = PLAN_LIMITS[plan][limit];
  if (count <= allowed) return;
  const lifting = planAllowing(limit, count);
  const lifted = lifting ? `${PLAN_NAMES[lifting]} lifts this limit.` : 'No plan allows more.';
  const message = `${PLAN_NAMES[plan]} allows ${allowed} ${COUNTED[limit][allowed === 1 ? 0 : 1]}. ${lifted}`;
  throw new Refusal('PLAN_LIMIT_REACHED', { message });
}

/** @throws Refusal PLAN_REQUIRED for what only Premium Plus gives (section 6) */
export function refuseWithoutPremiumEvents(plan: Plan, what: string): void {
  if (PLAN_LIMITS[plan].premiumEvents) return;
  throw new Refusal('PLAN_REQUIRED', { message: `${what} Premium Plus.` });
}

/** @throws Refusal PLAN_REQUIRED for every event type but game_night on a plan below Premium Plus */
export function refusePremiumType(plan: Plan, eventType: EventType): void {
  if (eventType !== 'game_night') refuseWithoutPremiumEvents(plan, 'Events of this type need');
}

/**
 * Counts what was created in this calendar month of the host's zone. Holds for requests at once only under the lock of
 * the owner's row (`ownerWrite`).
 * @throws Refusal PLAN_LIMIT_REACHED
 */
export async function refuseBeyondMonth(tx: Transaction, owner: Owner, timeZone: string): Promise<void> {
  if (PLAN_LIMITS[owner.plan].nightsAMonth === Infinity) return;
  const now = new Date();
  const monthOf = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' });
  const created = await createdSince(tx, owner.id, new Date(now.getTime() - LONGEST_MONTH_MS));
  const thisMonth = created.filter((createdAt) => monthOf.format(createdAt) === monthOf.format(now));
  refuseBeyond(owner.plan, 'nightsAMonth', thisMonth.length + 1);
}
