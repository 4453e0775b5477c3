import { TIERS, tierFor } from '#shared/rules/games/tier.ts';

/** Where the tiers begin on the share picture's track, in percent of its length: by tier, Starter at the start. */
const PLACES = [0, 12, 32, 54, 77, 100] as const;

export const milestones = TIERS.slice(1).map(({ tier, name, from }) => ({
  tier,
  name,
  plays: from,
  place: PLACES[tier],
}));

/** Where the pawn of so many plays stands, in percent: straight from one milestone to the next, at the end from 100 on. */
export function trackPlace(plays: number): number {
  const { tier, from } = tierFor(plays);
  const next = TIERS[tier + 1];
  if (!next) return 100;
  return PLACES[tier] + ((PLACES[next.tier] - PLACES[tier]) * (plays - from)) / (next.from - from);
}
