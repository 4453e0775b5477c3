import { cx } from './class-names.ts';
import type { TierIndex } from './tier-plate.tsx';
import './score-track.css';

interface ScoreTrackProps {
  value: number;
  max: number;
  /** The accessible name: 'Progress to Gold'. */
  label: string;
  /** What the numbers mean, read in place of a percentage: '33 of 50 plays'. */
  valueText?: string | undefined;
  /** The tier whose colour the fill has: the next one, or Legendary's own. */
  tier: TierIndex;
  className?: string | undefined;
}

/** The score track: a well, a fill of 8 % at least once there is anything, and a cube at its head. */
export function ScoreTrack({ value, max, label, valueText, tier, className }: ScoreTrackProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> has no place for the cube
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={valueText}
      className={cx('score-track', className)}
      data-tier={tier}
    >
      {share > 0 ? <i style={{ '--share': Math.max(share, 0.08) }} /> : null}
    </div>
  );
}
