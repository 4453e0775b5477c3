import { TIERS, tierFor } from '#shared/games/tier.ts';

/** Positions of the tiers on the track, in per cent, from Starter. */
const POSITIONS = [0, 12, 32, 54, 77, 100] as const;

export const milestones = TIERS.slice(1).map(({ tier, name, from }) => ({
  tier,
  name,
  plays: from,
  position: POSITIONS[tier],
}));

/** The pawn's position for a number of plays, in per cent: linear between milestones, at the end from 100 on. */
export function trackPosition(plays: number): number {
  const { tier, from } = tierFor(plays);
  const next = TIERS[tier + 1];
  if (!next) return 100;
  return POSITIONS[tier] + ((POSITIONS[next.tier] - POSITIONS[tier]) * (plays - from)) / (next.from - from);
}
