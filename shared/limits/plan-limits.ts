import { type Plan, PLANS } from '#shared/enums.ts';
import { t } from '#shared/words/words.ts';

export type ExportFormat = 'json' | 'csv' | 'bgstats';

/** Price and limits of a plan; Infinity means no limit. */
export interface PlanLimits {
  /** US cents per month; a year costs ten months. */
  priceCents: number;
  /** Game nights created per calendar month. */
  nightsAMonth: number;
  /** Games per game night. */
  gamesANight: number;
  /** People invited per event, without the host. */
  guestsANight: number;
  /** Dates to choose from on a date poll. */
  datesANight: number;
  /** Games with a photo of their own. */
  photos: number;
  /** Other event types, event analytics, check-in, templates. */
  premiumEvents: boolean;
  /** Number of staff picks shown; of the others only the count. */
  staffPicksShown: number;
  /** AI generations in total. */
  aiGenerations: number;
  /** Results shown per generation. */
  aiResultsShown: number;
  tunedRecommendations: boolean;
  /**
   * Statements about the shelf's plays, prices and overlaps, and keeping a game off the list of those that could go.
   */
  shelfHealth: boolean;
  /** A removed game can be restored within UNDO_SECONDS. */
  undo: boolean;
  /** The collection can be shared by public links. */
  sharedCollections: boolean;
  /** Groups can have a ladder. */
  ladders: boolean;
  /** Formats of a full download. */
  exports: readonly ExportFormat[];
}

/** The only definition of these limits, for screens, server and the plans page. */
export const PLAN_LIMITS: Record<Plan, PlanLimits> = {
  free: {
    priceCents: 0,
    nightsAMonth: 1,
    gamesANight: 4,
    guestsANight: 20,
    datesANight: 5,
    photos: 20,
    premiumEvents: false,
    staffPicksShown: 2,
    aiGenerations: 1,
    aiResultsShown: 1,
    tunedRecommendations: false,
    shelfHealth: false,
    undo: false,
    sharedCollections: false,
    ladders: false,
    exports: ['json'],
  },
  premium: {
    priceCents: 499,
    nightsAMonth: 10,
    gamesANight: Infinity,
    guestsANight: 50,
    datesANight: 20,
    photos: Infinity,
    premiumEvents: false,
    staffPicksShown: Infinity,
    aiGenerations: Infinity,
    aiResultsShown: Infinity,
    tunedRecommendations: false,
    shelfHealth: true,
    undo: true,
    sharedCollections: false,
    ladders: false,
    exports: ['json'],
  },
  premium_plus: {
    priceCents: 999,
    nightsAMonth: Infinity,
    gamesANight: Infinity,
    guestsANight: 500,
    datesANight: 20,
    photos: Infinity,
    premiumEvents: true,
    staffPicksShown: Infinity,
    aiGenerations: Infinity,
    aiResultsShown: Infinity,
    tunedRecommendations: true,
    shelfHealth: true,
    undo: true,
    sharedCollections: true,
    ladders: true,
    exports: ['json', 'csv', 'bgstats'],
  },
};

export const PLAN_NAMES: Record<Plan, string> = { free: 'Free', premium: 'Premium', premium_plus: t('Premium Plus') };

/** A limit that counts something. */
type CountedLimit = { [L in keyof PlanLimits]: PlanLimits[L] extends number ? L : never }[keyof PlanLimits];

/** The cheapest plan that allows this many, or null. */
export const planAllowing = (limit: CountedLimit, count: number): Plan | null =>
  PLANS.find((plan) => PLAN_LIMITS[plan][limit] >= count) ?? null;

/** What a plan allows, as a sentence. */
const ALLOWS = {
  nightsAMonth: (plan: string, count: number) =>
    t(
      '{plan} allows {count, plural, one {# game night} other {# game nights}} a calendar month, deleted ones included.',
      { plan, count },
    ),
  gamesANight: (plan: string, count: number) =>
    t('{plan} allows {count, plural, one {# game} other {# games}} on one game night.', { plan, count }),
  guestsANight: (plan: string, count: number) =>
    t('{plan} allows {count, plural, one {# guest} other {# guests}} on one event.', { plan, count }),
  datesANight: (plan: string, count: number) =>
    t('{plan} allows {count, plural, one {# date} other {# dates}} to choose from.', { plan, count }),
  photos: (plan: string, count: number) =>
    t('{plan} allows {count, plural, one {# photo of a box} other {# photos of boxes}}.', { plan, count }),
};
export type WordedLimit = keyof typeof ALLOWS;

/** The limit of a plan and the plan that allows `count`, as a sentence; null if this plan does. */
export function beyondLimitText(plan: Plan, limit: WordedLimit, count: number): string | null {
  const allowed = PLAN_LIMITS[plan][limit];
  if (count <= allowed) return null;
  const lifting = planAllowing(limit, count);
  const lifted = lifting ? t('{plan} lifts this limit.', { plan: PLAN_NAMES[lifting] }) : t('No plan allows more.');
  return `${ALLOWS[limit](PLAN_NAMES[plan], allowed)} ${lifted}`;
}
const MONTHS_PAID_A_YEAR = 10;
/** US cents per year: the price of ten months. */
export const yearCents = (plan: Plan): number => PLAN_LIMITS[plan].priceCents * MONTHS_PAID_A_YEAR;
/** Per cent saved by paying per year: 17. */
export const YEAR_SAVES_PERCENT = Math.round((1 - MONTHS_PAID_A_YEAR / 12) * 100);
