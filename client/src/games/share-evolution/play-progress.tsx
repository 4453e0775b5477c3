import { clsx } from 'clsx';
import { ScoreTrack } from '#client/ui/charts/score-track.tsx';
import { lastPlayOf } from '../last-played.ts';
import { nextMilestone, nextTierFor, progressLabel, progressPercent } from '#shared/games/tier.ts';
import type { ReactNode } from 'react';
import { rich, t } from '#client/games/words/words.ts';

interface PlayProgressProps {
  timesPlayed: number;
  lastPlayed: Date | null;
  className?: string | undefined;
}

const bold = (words: ReactNode) => <b className="font-bold text-ink">{words}</b>;

/** Play count, last play, and progress to the next tier. */
export function PlayProgress({ timesPlayed, lastPlayed, className }: PlayProgressProps) {
  const label = progressLabel(timesPlayed);
  const milestone = nextMilestone(timesPlayed);
  return (
    <div className={clsx('', className)}>
      <p className="flex justify-between gap-2 text-xs text-ink-2 tabular-nums">
        <span>
          {rich('{plays, plural, one {<b>#</b> play} other {<b>#</b> plays}}', { plays: timesPlayed, b: bold })}
        </span>
        <span>{t('Last played: {when}', { when: lastPlayOf({ lastPlayed, timesPlayed }, new Date()) })}</span>
      </p>
      <ScoreTrack
        className="mx-0 mt-1.75 mb-1.5"
        value={progressPercent(timesPlayed)}
        max={100}
        label={label}
        valueText={t('{plays} of {milestone} plays', { plays: timesPlayed, milestone })}
        tier={nextTierFor(timesPlayed).tier}
      />
      <p className="flex justify-between gap-2 text-xs text-ink-2 tabular-nums">
        <span>{label}</span>
        <span>{t('{plays} / {milestone} plays', { plays: timesPlayed, milestone })}</span>
      </p>
    </div>
  );
}
