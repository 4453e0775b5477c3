import { clsx } from 'clsx';
import type { TierIndex } from '../marks/tier-plate.tsx';
import './score-track.css';

interface ScoreTrackProps {
  value: number;
  max: number;
  /** The accessible name: 'Progress to Gold'. */
  label: string;
  /** Announced instead of a percentage: '33 of 50 plays'. */
  valueText?: string | undefined;
  /** The tier whose colour the fill has: the next one, or Legendary. */
  tier: TierIndex;
  className?: string | undefined;
}

/** The score track: a fill of at least 8 % unless zero, with a cube at its end. */
export function ScoreTrack({ value, max, label, valueText, tier, className }: ScoreTrackProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      // <progress> cannot contain the cube.
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={valueText}
      className={clsx('score-track', className)}
      data-tier={tier}
    >
      {share > 0 ? <i style={{ '--share': Math.max(share, 0.08) }} /> : null}
    </div>
  );
}
