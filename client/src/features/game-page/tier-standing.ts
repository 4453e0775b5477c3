import { nextTierFor, tierFor } from '#shared/rules/games/tier.ts';
import { countText } from '#client/lib/number-text.ts';

/** Where a game stands: '61 plays, Gold' and '14 more to Diamond'; nothing more from Legendary on. */
export function tierStanding(plays: number): { standing: string; ahead: string | null } {
  const { name } = tierFor(plays);
  const next = nextTierFor(plays);
  return {
    standing: plays === 0 ? 'No plays yet' : `${countText(plays, 'play')}, ${name}`,
    ahead: next.from > plays ? `${next.from - plays} more to ${next.name}` : null,
  };
}

/** One space of the strip: a number of plays, and the tier that begins with it. */
export interface TierSpace {
  plays: number;
  /** 0 where no tier begins. */
  tier: number;
  reached: boolean;
}

const STEP = 5;
const SPACES = 20;

/** The strip from 5 to 100 plays, a space for every five. */
export const tierSpaces = (plays: number): TierSpace[] =>
  Array.from({ length: SPACES }, (_, place) => {
    const at = (place + 1) * STEP;
    const { tier, from } = tierFor(at);
    return { plays: at, tier: from === at ? tier : 0, reached: plays >= at };
  });

/**
 * When each tier was reached, by the plays of a game from the latest to the first; nothing where plays are counted that
 * nobody dated, since they came at an unknown time.
 */
export function tiersReachedIn(plays: readonly { playedAt: Date }[], counted: number): { tier: number; at: Date }[] {
  if (plays.length !== counted) return [];
  return tierSpaces(counted).flatMap(({ tier, plays: needed, reached }) => {
    const at = plays.at(-needed)?.playedAt;
    return tier > 0 && reached && at ? [{ tier, at }] : [];
  });
}
