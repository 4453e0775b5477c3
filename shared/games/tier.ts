import { known, t } from '#shared/words/words.ts';

/** In ascending order. */
export const TIER_NAMES = [t('Starter'), t('Bronze'), t('Silver'), t('Gold'), t('Diamond'), t('Legendary')] as const;

export interface Tier {
  /** Starter is 0, Legendary is 5; the number of dots on a card. */
  tier: 0 | 1 | 2 | 3 | 4 | 5;
  name: (typeof TIER_NAMES)[number];
  /** Minimum number of plays. */
  from: number;
}

const STARTER: Tier = { tier: 0, name: t('Starter'), from: 0 };
const LEGENDARY: Tier = { tier: 5, name: t('Legendary'), from: 100 };

/** In ascending order of plays. */
export const TIERS: readonly Tier[] = [
  STARTER,
  { tier: 1, name: t('Bronze'), from: 5 },
  { tier: 2, name: t('Silver'), from: 25 },
  { tier: 3, name: t('Gold'), from: 50 },
  { tier: 4, name: t('Diamond'), from: 75 },
  LEGENDARY,
];

/** Minimum per cent of the progress bar after the first play, so that it is visible. */
const MIN_PROGRESS_PERCENT = 8;

/** The evolution tier for a number of plays. */
export const tierFor = (plays: number): Tier => TIERS.findLast(({ from }) => plays >= from) ?? STARTER;

/** The next tier; for Legendary, Legendary. */
export const nextTierFor = (plays: number): Tier => TIERS.find(({ from }) => from > plays) ?? LEGENDARY;

/** The highest tier that starts above `before` and at most at `after`; null if none. */
export function tierReached(before: number, after: number): Tier | null {
  const reached = tierFor(after);
  return reached.from > before ? reached : null;
}

/** Plays of the next milestone: 5, 25, 50, 75 or 100. */
export const nextMilestone = (plays: number): number => nextTierFor(plays).from;

/** Progress between milestones, 0 to 100: 0 without plays, 100 from 100 plays, otherwise at least 8. */
export function progressPercent(plays: number): number {
  if (plays <= 0) return 0;
  if (plays >= LEGENDARY.from) return 100;
  const { from } = tierFor(plays);
  return Math.max(MIN_PROGRESS_PERCENT, ((plays - from) * 100) / (nextMilestone(plays) - from));
}

/** 'Progress to Bronze' and so on, for the next tier. */
export const progressLabel = (plays: number): string =>
  t('Progress to {tier}', { tier: known(nextTierFor(plays).name) });
