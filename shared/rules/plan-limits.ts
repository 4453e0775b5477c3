import { type Plan, PLANS } from '../enums.ts';

/** What a plan allows; Infinity where there is no limit. */
export interface PlanLimits {
  /** Game nights created in a calendar month. */
  nightsAMonth: number;
  /** Games on one game night. */
  gamesANight: number;
  /** People invited to one event, its host not counted. */
  guestsANight: number;
  /** Other event types, event analytics, check-in, templates. */
  premiumEvents: boolean;
  /** Staff picks that are shown with their reason; of the others the game alone. */
  staffPicksShown: number;
  /** Generations of AI recommendations, ever. */
  aiGenerations: number;
  /** Results of a generation that are shown. */
  aiResultsShown: number;
  tunedRecommendations: boolean;
}

/** The only place where these limits stand (product.md); screens, server and the plans page read them here. */
export const PLAN_LIMITS: Record<Plan, PlanLimits> = {
  free: {
    nightsAMonth: 1,
    gamesANight: 4,
    guestsANight: 20,
    premiumEvents: false,
    staffPicksShown: 2,
    aiGenerations: 1,
    aiResultsShown: 1,
    tunedRecommendations: false,
  },
  premium: {
    nightsAMonth: 10,
    gamesANight: Infinity,
    guestsANight: 50,
    premiumEvents: false,
    staffPicksShown: Infinity,
    aiGenerations: Infinity,
    aiResultsShown: Infinity,
    tunedRecommendations: false,
  },
  premium_plus: {
    nightsAMonth: Infinity,
    gamesANight: Infinity,
    guestsANight: 500,
    premiumEvents: true,
    staffPicksShown: Infinity,
    aiGenerations: Infinity,
    aiResultsShown: Infinity,
    tunedRecommendations: true,
  },
};

export const PLAN_NAMES: Record<Plan, string> = { free: 'Free', premium: 'Premium', premium_plus: 'Premium Plus' };

/** A limit that counts something. */
type CountedLimit = { [L in keyof PlanLimits]: PlanLimits[L] extends number ? L : never }[keyof PlanLimits];

/** The cheapest plan that allows so many, or null where none does. */
export const planAllowing = (limit: CountedLimit, count: number): Plan | null =>
  PLANS.find((plan) => PLAN_LIMITS[plan][limit] >= count) ?? null;
