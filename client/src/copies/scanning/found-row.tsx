import { clsx } from 'clsx';
import { Camera, Handshake, NotebookPen, Undo2 } from 'lucide-react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { gameAddress } from '#client/lib/addresses.ts';
import { photographGame } from '#client/games/game-dialogs-view.ts';
import { openLoan } from '../loans/loan-dialog-view.ts';
import { isAway, loanToEnd, useLoans } from '../loans/use-loan.ts';
import { LoanNote } from '../loans/loaded-loan-note.tsx';
import { returnLabelOf } from '../loans/messages.ts';
import { useReturnLoan } from '../loans/use-return-loan.ts';
import { openGamePlay } from '#client/plays/play-dialog-view.ts';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { isOwned } from '#shared/games/lists.ts';
import { t } from '#client/copies/words/words.ts';

interface FoundRowProps {
  game: Game;
  /** Place of its box, if known. */
  place: string | null;
  /** Added by this scan: its photo comes next. */
  isNew: boolean;
}

/** A found game: where it stands, its plays, and what one does with a box in one's hand. */
export function FoundRow({ game, place, isNew }: FoundRowProps) {
  const loans = useLoans(game.id);
  const loan = loanToEnd(loans);
  const { title } = game;
  const { markReturned, isPending } = useReturnLoan(title);
  const list = game.isWishlist ? t('On your wishlist') : isOwned(game) ? place : t('Not owned');
  return (
    <>
      <GameCover
        title={title}
        category={game.category}
        imageUrl={game.imageUrl}
        small
        className={clsx('size-11 flex-none rounded-sm', isAway(loans) && 'opacity-50 grayscale')}
      />
      <div className="min-w-0 flex-1">
        <Link
          href={gameAddress(game.id)}
          className="link -my-0.5 block py-0.5 leading-[1.25] font-strong wrap-anywhere"
          dir="auto"
        >
          {title}
        </Link>
        <p className="text-xs text-ink-2">
          {[list, t('{count, plural, one {# play} other {# plays}}', { count: game.timesPlayed })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {loans[0] ? <LoanNote loan={loans[0]} className="mt-1" /> : null}
      </div>
      {isNew ? (
        <IconButton
          icon={Camera}
          label={t('Photo of the Box: {title}', { title })}
          onClick={() => photographGame(game.id)}
        />
      ) : null}
      <IconButton icon={NotebookPen} label={t('Log a Play of {title}', { title })} onClick={() => openGamePlay(game)} />
      {loan ? (
        <IconButton
          icon={Undo2}
          label={returnLabelOf(loan, title)}
          disabled={isPending}
          onClick={() => markReturned(loan)}
        />
      ) : (
        <IconButton
          icon={Handshake}
          label={isOwned(game) ? t('Lend {title}', { title }) : t('Borrow {title}', { title })}
          onClick={() => openLoan(game.id)}
        />
      )}
    </>
  );
}
