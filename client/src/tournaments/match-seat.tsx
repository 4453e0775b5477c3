import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { rich, t } from '#client/tournaments/words/words.ts';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import type { TournamentPlayerRow } from './tournament-state.ts';

interface MatchSeatProps {
  player: TournamentPlayerRow | undefined;
  table: number;
  /** Score or points; null while the match is open. */
  text: string | null;
  isWinner: boolean;
  isDraw: boolean;
  /** Null for a bye. */
  onTap: (() => void) | null;
}

/** What tells the tables apart for who hears them. */
export const hidden = (inner: ReactNode) => <VisuallyHidden>{inner}</VisuallyHidden>;

/** One side of a pairing. */
export function MatchSeat({ player, table, text, isWinner, isDraw, onTap }: MatchSeatProps) {
  if (!player) return null;
  const look = clsx(
    'flex min-h-12 min-w-0 items-center gap-2.5 rounded-md px-3 py-2 text-start',
    isWinner || isDraw ? 'bg-lamp-tint' : 'bg-tile-2',
    onTap && 'hover:shadow-inset',
  );
  const name = <bdi className={clsx('wrap-anywhere', isWinner && 'font-strong')}>{player.name}</bdi>;
  const content = (
    <>
      <Avatar name={player.name} size="sm" />
      <span className="min-w-0 flex-1 leading-snug">
        {onTap === null
          ? name
          : rich('{name}<hidden> wins at table {table}</hidden>', {
              name,
              table,
              hidden,
            })}
        {player.isWithdrawn ? <span className="ms-1.5 text-xs text-ink-2">{t('left')}</span> : null}
      </span>
      {text === null ? null : <b className="num font-display text-lg">{text}</b>}
    </>
  );
  if (onTap === null) return <div className={look}>{content}</div>;
  return (
    <button type="button" aria-pressed={isWinner} className={look} onClick={onTap}>
      {content}
    </button>
  );
}
