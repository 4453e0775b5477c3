import { clsx } from 'clsx';
import { ScoreTrack } from '#client/ui/charts/score-track.tsx';
import { lastPlayOf } from '../last-played.ts';
import { nextMilestone, nextTierFor, progressLabel, progressPercent } from '#shared/games/tier.ts';

interface PlayProgressProps {
  timesPlayed: number;
  lastPlayed: Date | null;
  className?: string | undefined;
}

/** Play count, last play, and progress to the next tier. */
export function PlayProgress({ timesPlayed, lastPlayed, className }: PlayProgressProps) {
  const label = progressLabel(timesPlayed);
  const milestone = nextMilestone(timesPlayed);
  return (
    <div className={clsx('', className)}>
      <p className="flex justify-between gap-2 text-xs text-ink-2 tabular-nums">
        <span>
          <b className="font-bold text-ink">{timesPlayed}</b> {timesPlayed === 1 ? 'play' : 'plays'}
        </span>
        <span>Last played: {lastPlayOf({ lastPlayed, timesPlayed }, new Date())}</span>
      </p>
      <ScoreTrack
        className="mx-0 mt-1.75 mb-1.5"
        value={progressPercent(timesPlayed)}
        max={100}
        label={label}
        valueText={`${timesPlayed} of ${milestone} plays`}
        tier={nextTierFor(timesPlayed).tier}
      />
      <p className="flex justify-between gap-2 text-xs text-ink-2 tabular-nums">
        <span>{label}</span>
        <span>
          {timesPlayed} / {milestone} plays
        </span>
      </p>
    </div>
  );
}
