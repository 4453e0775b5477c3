import { hidden } from '#client/ui/layout/hidden.tsx';
import { language } from '#client/lib/words/language.ts';
import { clsx } from 'clsx';
import { HeartOff } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { LoanButton } from '#client/copies/loans/loan-button.tsx';
import { LoanNote } from '#client/copies/loans/loan-note.tsx';
import { isAway, loanToEnd, useLoans } from '#client/copies/loans/use-loan.ts';
import { UnsentPlayCount } from '#client/plays/unsent-plays/unsent-play-count.tsx';
import { PlayersAddedByExpansions } from '#client/games/parts/players-added-by-expansions.tsx';
import { CategoryBadge } from '#client/ui/marks/category-badge.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { Pips } from '#client/ui/marks/pips.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { durationText } from '#shared/text/duration-text.ts';
import { lastPlayedText } from '#client/games/last-played.ts';
import { tierFor } from '#shared/games/tier.ts';
import { gameAddress } from '#client/lib/addresses.ts';
import { GameTags } from '#client/games/tags/game-tags.tsx';
import { MarkPlayedButton } from '#client/games/parts/mark-played-button.tsx';
import { MoveToCollectionButton } from './move-to-collection-button.tsx';
import './game-row.css';
import { rich, t } from '#client/collection/words/words.ts';

interface GameRowProps {
  game: Game;
  onRemove: (game: Game) => void;
}

/**
 * A 66-pixel row: pressing it opens the game, its button logs a play or moves a wish to the collection. On phones a game
 * that is away has 'It Is Back' instead; it is lent from the bar of the chosen games.
 */
export const GameRow = memo(function GameRow({ game, onRemove }: GameRowProps) {
  const { tier, name } = tierFor(game.timesPlayed);
  const loans = useLoans(game.id);
  const loan = loanToEnd(loans);
  return (
    <div className="game-row relative grid min-h-16.5 grid-cols-[46px_minmax(0,1fr)_auto] items-center gap-3 px-4 py-1.75 hover:bg-tile-2 nav:grid-cols-[46px_minmax(0,1fr)_150px_210px_auto]">
      <GameCover
        title={game.title}
        category={game.category}
        imageUrl={game.imageUrl}
        small
        className={clsx('size-11.5 rounded-sm', isAway(loans) && 'opacity-50 grayscale')}
      />
      <div className="game-row-text">
        <Link
          href={gameAddress(game.id)}
          className="game-row-title block truncate leading-[1.35] font-strong after:absolute after:inset-0 focus-visible:outline-none"
          title={game.title}
          dir="auto"
        >
          {game.title}
        </Link>
        <p className="flex max-h-[1.5em] flex-wrap gap-x-3.5 gap-y-0 overflow-hidden text-xs text-ink-2 tabular-nums">
          <span>
            {rich('{players}<hidden> players</hidden>', {
              players: game.players,
              hidden,
            })}
            <PlayersAddedByExpansions game={game} />
          </span>
          <span>{durationText(game.duration)}</span>
          {game.isWishlist ? null : (
            <span className="game-row-tier inline-flex items-center gap-1.5" data-tier={tier}>
              {tier > 0 ? (
                <>
                  <Pips className="text-(color:--tier)" count={tier} /> {name}
                </>
              ) : (
                playsText(game.timesPlayed)
              )}
            </span>
          )}
          <GameTags game={game} look="words" />
        </p>
        <LoanNote loan={loans[0]} className="mt-1" />
        <UnsentPlayCount gameId={game.id} className="pt-1" />
      </div>
      <span className="hidden nav:block">
        <CategoryBadge category={game.category} />
      </span>
      <span className="hidden nav:block nav:text-sm nav:text-ink-2">
        {game.timesPlayed === 0 ? null : playsAndLast(game)}
      </span>
      {game.isWishlist ? (
        <span className="game-row-wish z-1 flex items-center gap-1">
          {loan ? <LoanButton game={game} loan={loan} /> : null}
          <MoveToCollectionButton game={game} compact />
          <IconButton
            icon={HeartOff}
            label={t('Remove from Wishlist: {title}', { title: game.title })}
            onClick={() => onRemove(game)}
          />
        </span>
      ) : (
        <span className={clsx('game-row-play z-1 flex items-center gap-1', isAway(loans) && 'max-nav:[&>.btn]:hidden')}>
          <span className={loan ? undefined : 'max-nav:hidden'}>
            <LoanButton game={game} loan={loan} />
          </span>
          <MarkPlayedButton game={game} compact />
        </span>
      )}
    </div>
  );
});

/** 'yesterday' for 'Yesterday'; dates keep their capital. */
const withinSentence = (text: string): string =>
  language === 'en'
    ? text.replace(/^(Today|Yesterday)$/, (word) => word.toLowerCase())
    : text.charAt(0).toLowerCase() + text.slice(1);

function playsAndLast({ timesPlayed: count, lastPlayed }: Game): ReactNode {
  const b = (inner: ReactNode) => <b>{inner}</b>;
  return lastPlayed
    ? rich('{count, plural, one {<b>{count}</b> play, {last}} other {<b>{count}</b> plays, {last}}}', {
        count,
        last: withinSentence(lastPlayedText(lastPlayed, new Date())),
        b,
      })
    : rich('{count, plural, one {<b>{count}</b> play} other {<b>{count}</b> plays}}', { count, b });
}

function playsText(plays: number): string {
  return plays === 0 ? t('Unplayed') : t('{count, plural, one {# play} other {# plays}}', { count: plays });
}
