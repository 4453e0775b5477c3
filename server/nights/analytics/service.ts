import type { EventAnalytics } from '#shared/nights/event-analytics-contract.ts';
import { nightTotals } from './night-figures.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { refuseWithoutPremiumEvents } from '#server/plans/service.ts';
import { guestsOf, nightsWithAnswers, type Period } from './analytics-store.ts';

const RECENT = 10;
const GUESTS = 100;
import { answersByWeekday, datePollSpeed } from './date-poll-store.ts';
import { t } from '#server/nights/words/words.ts';

/**
 * Figures of the owner's events in a period, in four queries. Definitions are in
 * server/nights/analytics/night-figures.ts and the contract. @throws Refusal PLAN_REQUIRED below Premium
 * Plus
 */
export async function analyseEvents(db: Database, owner: Owner, period: Period): Promise<EventAnalytics> {
  refuseWithoutPremiumEvents(owner.plan, t('Event analytics need Premium Plus.'));
  const [nights, guests, weekdays, speed] = await Promise.all([
    nightsWithAnswers(db, owner.id, period),
    guestsOf(db, owner.id, period, GUESTS),
    answersByWeekday(db, owner.id, period),
    datePollSpeed(db, owner.id, period),
  ]);
  return {
    totals: nightTotals(nights),
    recent: nights
      .filter(({ isOver, isCancelled }) => isOver && !isCancelled)
      .slice(-RECENT)
      .toReversed(),
    calendar: nights.map(({ date, isCancelled }) => ({ date, isCancelled })),
    guests,
    guestCount: guests[0]?.all ?? 0,
    datePolls: { ...speed, weekdays },
  };
}
