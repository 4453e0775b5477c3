import { nextTierFor, tierFor } from '#shared/games/tier.ts';
import { t } from '#client/collection/words/words.ts';

/** A game's tier and distance to the next: '61 plays, Gold' and '14 more to Diamond'; none from Legendary on. */
export function tierProgress(plays: number): { progress: string; ahead: string | null } {
  const { name } = tierFor(plays);
  const next = nextTierFor(plays);
  return {
    progress:
      plays === 0
        ? t('No plays yet')
        : t('{count, plural, one {# play, {tier}} other {# plays, {tier}}}', { count: plays, tier: name }),
    ahead:
      next.from > plays
        ? t('{count, plural, one {# more to {tier}} other {# more to {tier}}}', {
            count: next.from - plays,
            tier: next.name,
          })
        : null,
  };
}

/** One space of the track: a number of plays, and the tier that starts there. */
export interface TierSpace {
  plays: number;
  /** 0 if no tier starts there. */
  tier: number;
  reached: boolean;
}

const STEP = 5;
const SPACES = 20;

/** The track from 5 to 100 plays in steps of five. */
export const tierSpaces = (plays: number): TierSpace[] =>
  Array.from({ length: SPACES }, (_, index) => {
    const at = (index + 1) * STEP;
    const { tier, from } = tierFor(at);
    return { plays: at, tier: from === at ? tier : 0, reached: plays >= at };
  });
