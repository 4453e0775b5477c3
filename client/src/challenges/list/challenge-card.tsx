import { Link } from 'wouter';
import { t } from '#client/challenges/words/words.ts';
import { ProgressBar } from '#client/ui/charts/progress-bar.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { Badge } from '#client/ui/marks/badge.tsx';
import { challengeLabel } from '#shared/challenges/challenge-text.ts';
import { Check } from 'lucide-react';
import type { BoardGame } from '../board/board-game.ts';
import type { ChallengeView } from '../challenge-views.ts';
import { challengeAddress } from '#client/lib/addresses.ts';
import { missingText, progressText, stateText } from '../progress-text.ts';
import { MiniBoard } from './mini-board.tsx';

interface ChallengeCardProps {
  view: ChallengeView;
  gameOf: (game: { key: string; gameId: number | null; title: string }) => BoardGame;
  /** YYYY-MM-DD. */
  today: string;
}

/** A challenge in the list: its name, how far it is, and its board in small. */
export function ChallengeCard({ view, gameOf, today }: ChallengeCardProps) {
  const { challenge, progress } = view;
  return (
    <Tile
      as="li"
      className="relative grid grid-cols-[minmax(0,1fr)_5.5rem] gap-x-4 gap-y-3.5 transition-transform duration-fast has-[a:hover]:-translate-y-0.5"
    >
      <div className="grid content-start justify-items-start gap-1.5">
        <h3 className="font-display text-lg leading-snug font-bold tracking-title wrap-anywhere" dir="auto">
          <Link
            href={challengeAddress(challenge.id)}
            className="after:absolute after:inset-0 after:rounded-lg hover:text-petrol focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
          >
            {challenge.name}
          </Link>
        </h3>
        <p className="text-sm text-ink-2">{stateText(view, today)}</p>
        {progress.isComplete ? (
          <Badge tone="good" icon={Check}>
            {t('Done')}
          </Badge>
        ) : (
          <p className="text-sm text-ink-2">{missingText(view)}</p>
        )}
      </div>
      <MiniBoard view={view} gameOf={gameOf} className="size-22" />
      <ProgressBar
        className="col-span-2"
        label={challengeLabel(challenge.rule)}
        value={progress.done}
        max={progress.total}
        valueText={progressText(view)}
        tone={progress.isComplete ? 'good' : 'petrol'}
      />
    </Tile>
  );
}
