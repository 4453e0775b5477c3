import type { CSSProperties } from 'react';
import { Pips } from '#client/ui/marks/pips.tsx';
import { ScoreTrack } from '#client/ui/charts/score-track.tsx';
import { nextTierFor, progressLabel, progressPercent, tierFor } from '#shared/games/tier.ts';
import { tierSpaces, tierProgress } from './tier-progress.ts';
import './tier-strip.css';

const MAX_SPACE = 100;

/** The track from 5 to 100 plays below the header, with a cube at the game's position. */
export function TierStrip({ plays }: { plays: number }) {
  const { progress, ahead } = tierProgress(plays);
  const text = ahead === null ? `${progress}.` : `${progress}. ${ahead}.`;
  return (
    <div
      className="tier-strip"
      role="img"
      aria-label={text}
      data-late={plays > MAX_SPACE / 2 || undefined}
      style={{ '--at': Math.min(plays, MAX_SPACE) / MAX_SPACE } as CSSProperties}
    >
      {tierSpaces(plays).map((space) => (
        <span
          key={space.plays}
          className="tier-space md:data-tier:data-reached:bg-[#fefffd] md:data-tier:data-reached:text-[#10292d]"
          data-tier={space.tier || undefined}
          data-reached={space.reached || undefined}
        >
          <b>{space.plays}</b>
          {space.tier > 0 ? <Pips count={space.tier} /> : null}
        </span>
      ))}
      <span className="tier-cube" data-tier={nextTierFor(plays).tier} />
      <span className="tier-flag">{text}</span>
    </div>
  );
}

/** The phone version: the card's track from the last tier to the next. */
export function TierTrack({ plays }: { plays: number }) {
  const { progress, ahead } = tierProgress(plays);
  return (
    <div className="tier-track col-span-full tablet:col-2 md:hidden">
      <p className="mb-2 flex justify-between gap-3 text-sm text-on-rail-2">
        <b className="text-on-rail">{progress}</b>
        {ahead === null ? null : <span>{ahead}</span>}
      </p>
      <ScoreTrack
        value={progressPercent(plays)}
        max={100}
        label={progressLabel(plays)}
        valueText={ahead ?? tierFor(plays).name}
        tier={nextTierFor(plays).tier}
      />
    </div>
  );
}
