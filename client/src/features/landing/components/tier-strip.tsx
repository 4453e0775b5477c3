import { Pips } from '#client/ui/pips.tsx';
import { tierFor } from '#shared/rules/games/tier.ts';
import './tier-strip.css';

/** Plays along a score track, in fives up to the last milestone. */
const STEPS = Array.from({ length: 20 }, (_, place) => (place + 1) * 5);

/** The score track of the evolution tiers, where hero and page meet. */
export function TierStrip() {
  return (
    <div className="landing-tiers" aria-hidden="true">
      {STEPS.map((plays) => {
        const { tier, from } = tierFor(plays);
        const milestone = from === plays;
        return (
          <span key={plays} data-tier={milestone ? tier : undefined}>
            <b>{plays}</b>
            {milestone ? <Pips count={tier} /> : null}
          </span>
        );
      })}
    </div>
  );
}
