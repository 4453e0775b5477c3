import { TIERS } from '#shared/games/tier.ts';

/**
 * When each tier was reached, by a game's plays, latest first; empty if the count includes unrecorded plays, whose
 * dates are unknown.
 */
export function tiersReachedIn(plays: readonly { playedAt: Date }[], counted: number): { tier: number; at: Date }[] {
  if (plays.length !== counted) return [];
  return TIERS.flatMap(({ tier, from }) => {
    const at = tier > 0 && from <= counted ? plays.at(-from)?.playedAt : undefined;
    return at ? [{ tier, at }] : [];
  });
}
