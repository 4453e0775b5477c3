import { type Plan, PLANS } from '#shared/enums.ts';
import { UNDO_SECONDS } from '#shared/limits/limits.ts';
import { type ExportFormat, PLAN_LIMITS, type PlanLimits, yearCents } from '#shared/limits/plan-limits.ts';
import { language } from '#client/lib/words/language.ts';
import { t } from '#client/plans/words/words.ts';

export type Billing = 'monthly' | 'annual';

/** '$0', '$4.99', '4,99 $'. Without a number format: creating the first one takes a slow phone 50 ms. */
const priceText = (cents: number): string => {
  const amount = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
  return language === 'en' ? `$${amount}` : `${amount.replace('.', ',')}\u00A0$`;
};

/** A plan's price and billing period. */
export const planPrice = (plan: Plan, billing: Billing): { price: string; period: string } =>
  billing === 'monthly'
    ? { price: priceText(PLAN_LIMITS[plan].priceCents), period: t('per month') }
    : { price: priceText(yearCents(plan)), period: t('per year') };

const number = (limit: number, unlimited = t('Unlimited')) => (limit === Infinity ? unlimited : String(limit));

const EXPORT_NAMES: Record<ExportFormat, string> = { json: 'JSON', csv: 'CSV', bgstats: 'BG Stats' };
const exportsText = ({ exports }: PlanLimits) => exports.map((format) => EXPORT_NAMES[format]).join(', ');

/** The points on a plan's card, most important first. */
export const PLAN_POINTS: Record<Plan, readonly string[]> = {
  free: [
    t('Track unlimited games'),
    PLAN_LIMITS.free.nightsAMonth === 1
      ? t('1 game night per month')
      : t('{nights} game nights per month', { nights: PLAN_LIMITS.free.nightsAMonth }),
    t('Up to {games} games on a game night', { games: PLAN_LIMITS.free.gamesANight }),
    t('{guests} guests per event', { guests: PLAN_LIMITS.free.guestsANight }),
    t('{picks} staff picks', { picks: PLAN_LIMITS.free.staffPicksShown }),
    PLAN_LIMITS.free.aiGenerations === 1
      ? t('1 AI recommendation')
      : t('{count} AI recommendations', { count: PLAN_LIMITS.free.aiGenerations }),
  ],
  premium: [
    t('Up to {nights} game nights per month', { nights: PLAN_LIMITS.premium.nightsAMonth }),
    t('Unlimited games, also on one night'),
    t('{guests} guests per event', { guests: PLAN_LIMITS.premium.guestsANight }),
    t('Unlimited AI recommendations'),
    t('All staff picks'),
    t('Shelf health: what is played, what it cost, what could go'),
    t('Undo deletions for {seconds} seconds', { seconds: UNDO_SECONDS }),
    t('Premium badge'),
  ],
  premium_plus: [
    t('Unlimited game nights and games'),
    t('Premium events, analytics and templates'),
    t('Mass invitations: {guests} guests per event', { guests: PLAN_LIMITS.premium_plus.guestsANight }),
    t('Collection sharing'),
    t('Ladders for your groups'),
    t('Custom recommendation algorithms'),
    t('Data export: {formats}', { formats: exportsText(PLAN_LIMITS.premium_plus) }),
    t('Priority support and early access'),
  ],
};

/** A sentence on who a plan is for. */
export const PLAN_FOR: Record<Plan, string> = {
  free: t('A shelf and a date in the diary.'),
  premium: t('For the person who always hosts.'),
  premium_plus: t('For clubs, cafés and teams.'),
};

/** A row of the comparison; a cell is a text, or whether the plan includes it. */
export interface ComparedRow {
  label: string;
  cells: readonly { plan: Plan; value: string | boolean }[];
}

const row = (label: string, of: (limits: PlanLimits, plan: Plan) => string | boolean): ComparedRow => ({
  label,
  cells: PLANS.map((plan) => ({ plan, value: of(PLAN_LIMITS[plan], plan) })),
});

const onPlus = (label: string) => row(label, (_limits, plan) => plan === 'premium_plus');

/** The plans side by side, generated from the limits. */
export const COMPARISON: readonly ComparedRow[] = [
  row(t('Collection and wishlist'), () => t('Unlimited')),
  row(t('Game nights per month'), ({ nightsAMonth }) => number(nightsAMonth)),
  row(t('Games on one game night'), ({ gamesANight }) => number(gamesANight)),
  row(t('Guests per event'), ({ guestsANight }) => number(guestsANight)),
  row(t('Dates to choose from'), ({ datesANight }) => number(datesANight)),
  row(t('Photos of boxes'), ({ photos }) => number(photos)),
  row(t('Staff picks'), ({ staffPicksShown }) => number(staffPicksShown, t('All'))),
  row(t('AI recommendations'), ({ aiGenerations }) => number(aiGenerations)),
  row(t('Shelf health'), ({ shelfHealth }) => shelfHealth),
  row(t('Undo deletions'), ({ undo }) => (undo ? t('{seconds} seconds', { seconds: UNDO_SECONDS }) : false)),
  row(t('Premium badge'), ({ priceCents }) => priceCents > 0),
  row(t('Tournaments, casual events, workshops'), ({ premiumEvents }) => premiumEvents),
  row(t('Event analytics and check-in'), ({ premiumEvents }) => premiumEvents),
  row(t('Recurring templates'), ({ premiumEvents }) => premiumEvents),
  row(t('Awards of a group'), ({ premiumEvents }) => premiumEvents),
  row(t('Collection sharing'), ({ sharedCollections }) => sharedCollections),
  row(t('Ladders of groups'), ({ ladders }) => ladders),
  row(t('Custom recommendation algorithms'), ({ tunedRecommendations }) => tunedRecommendations),
  row(t('Data export'), exportsText),
  onPlus(t('Priority support')),
  onPlus(t('Early access')),
  onPlus(t('Personal consultant')),
];
