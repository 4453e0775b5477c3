import { type Plan, PLANS } from '#shared/enums.ts';
import { UNDO_SECONDS } from '#shared/limits/limits.ts';
import { type ExportFormat, PLAN_LIMITS, type PlanLimits, yearCents } from '#shared/limits/plan-limits.ts';

export type Billing = 'monthly' | 'annual';

/** '$0', '$4.99', '$49.90'. Without a number format: creating the first one takes a slow phone 50 ms. */
const priceText = (cents: number): string => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

/** A plan's price and billing period. */
export const planPrice = (plan: Plan, billing: Billing): { price: string; period: string } =>
  billing === 'monthly'
    ? { price: priceText(PLAN_LIMITS[plan].priceCents), period: 'per month' }
    : { price: priceText(yearCents(plan)), period: 'per year' };

const number = (limit: number, unlimited = 'Unlimited') => (limit === Infinity ? unlimited : String(limit));

/** '1 game night', '10 game nights'. */
const counted = (limit: number, one: string) => `${number(limit)} ${one}${limit === 1 ? '' : 's'}`;

const EXPORT_NAMES: Record<ExportFormat, string> = { json: 'JSON', csv: 'CSV', bgstats: 'BG Stats' };
const exportsText = ({ exports }: PlanLimits) => exports.map((format) => EXPORT_NAMES[format]).join(', ');

/** The points on a plan's card, most important first. */
export const PLAN_POINTS: Record<Plan, readonly string[]> = {
  free: [
    'Track unlimited games',
    `${counted(PLAN_LIMITS.free.nightsAMonth, 'game night')} per month`,
    `Up to ${counted(PLAN_LIMITS.free.gamesANight, 'game')} on a game night`,
    `${counted(PLAN_LIMITS.free.guestsANight, 'guest')} per event`,
    counted(PLAN_LIMITS.free.staffPicksShown, 'staff pick'),
    counted(PLAN_LIMITS.free.aiGenerations, 'AI recommendation'),
  ],
  premium: [
    `Up to ${counted(PLAN_LIMITS.premium.nightsAMonth, 'game night')} per month`,
    'Unlimited games, also on one night',
    `${counted(PLAN_LIMITS.premium.guestsANight, 'guest')} per event`,
    'Unlimited AI recommendations',
    'All staff picks',
    'Shelf health: what is played, what it cost, what could go',
    `Undo deletions for ${UNDO_SECONDS} seconds`,
    'Premium badge',
  ],
  premium_plus: [
    'Unlimited game nights and games',
    'Premium events, analytics and templates',
    `Mass invitations: ${counted(PLAN_LIMITS.premium_plus.guestsANight, 'guest')} per event`,
    'Collection sharing',
    'Ladders for your groups',
    'Custom recommendation algorithms',
    `Data export: ${exportsText(PLAN_LIMITS.premium_plus)}`,
    'Priority support and early access',
  ],
};

/** A sentence on who a plan is for. */
export const PLAN_FOR: Record<Plan, string> = {
  free: 'A shelf and a date in the diary.',
  premium: 'For the person who always hosts.',
  premium_plus: 'For clubs, cafés and teams.',
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
  row('Collection and wishlist', () => 'Unlimited'),
  row('Game nights per month', ({ nightsAMonth }) => number(nightsAMonth)),
  row('Games on one game night', ({ gamesANight }) => number(gamesANight)),
  row('Guests per event', ({ guestsANight }) => number(guestsANight)),
  row('Dates to choose from', ({ datesANight }) => number(datesANight)),
  row('Photos of boxes', ({ photos }) => number(photos)),
  row('Staff picks', ({ staffPicksShown }) => number(staffPicksShown, 'All')),
  row('AI recommendations', ({ aiGenerations }) => number(aiGenerations)),
  row('Shelf health', ({ shelfHealth }) => shelfHealth),
  row('Undo deletions', ({ undo }) => (undo ? `${UNDO_SECONDS} seconds` : false)),
  row('Premium badge', ({ priceCents }) => priceCents > 0),
  row('Tournaments, casual events, workshops', ({ premiumEvents }) => premiumEvents),
  row('Event analytics and check-in', ({ premiumEvents }) => premiumEvents),
  row('Recurring templates', ({ premiumEvents }) => premiumEvents),
  row('Awards of a group', ({ premiumEvents }) => premiumEvents),
  row('Collection sharing', ({ sharedCollections }) => sharedCollections),
  row('Ladders of groups', ({ ladders }) => ladders),
  row('Custom recommendation algorithms', ({ tunedRecommendations }) => tunedRecommendations),
  row('Data export', exportsText),
  onPlus('Priority support'),
  onPlus('Early access'),
  onPlus('Personal consultant'),
];
