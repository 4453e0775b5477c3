import { Pips } from '#client/ui/marks/pips.tsx';
import { tierFor } from '#shared/games/tier.ts';
import './tier-strip.css';

/** Positions on the score track, in fives up to the last milestone. */
const STEPS = Array.from({ length: 20 }, (_, index) => (index + 1) * 5);

/** The score track of the tiers, between hero and page. */
export function TierStrip() {
  return (
    <div
      className="landing-tiers relative grid grid-cols-[1.9fr_repeat(3,0.5fr)_1.9fr_repeat(4,0.5fr)_1.9fr_repeat(4,0.5fr)_1.9fr_repeat(4,0.5fr)_1.9fr] overflow-x-clip bg-rail-deep text-[#86a9a8] sm:grid-cols-[repeat(20,1fr)]"
      aria-hidden="true"
    >
      {STEPS.map((plays) => {
        const { tier, from } = tierFor(plays);
        const milestone = from === plays;
        return (
          <span
            className="flex min-w-0 flex-col items-center justify-center gap-1"
            key={plays}
            data-tier={milestone ? tier : undefined}
          >
            <b>{plays}</b>
            {milestone ? (
              <Pips className="mb-1.25 gap-0.5 text-(color:--printed-tier) sm:gap-[1.5px]" count={tier} />
            ) : null}
          </span>
        );
      })}
    </div>
  );
}
