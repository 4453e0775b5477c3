import { ScoreboardButton } from '#client/plays/parts/scoreboard-button.tsx';
import { CirclePlay, Ellipsis, HeartOff, NotebookPen, Share2, Trash2 } from 'lucide-react';
import { shareEvolution } from '#client/games/share-evolution/shared-game.ts';
import { LendInWords, LoanButton } from '#client/copies/loans/loan-button.tsx';
import { newPadAddress } from '#client/lib/addresses.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import type { Loan } from '#shared/games/loans/loans-contract.ts';
import { MarkPlayedButton } from '#client/games/parts/mark-played-button.tsx';
import { MoveToCollectionButton } from './move-to-collection-button.tsx';
import { t } from '#client/collection/words/words.ts';

const OwnershipButton = lazy(async () => ({
  default: (await import('#client/games/parts/ownership-button.tsx')).OwnershipButton,
}));

interface GameCardActionsProps {
  game: Game;
  /** Its open loan, if any. */
  loan: Loan | undefined;
  onRemove: ((game: Game) => void) | undefined;
}

/** A card's buttons: the most frequent ones, and the others behind 'More'. */
export function GameCardActions({ game, loan, onRemove }: GameCardActionsProps) {
  return (
    <div className="px-4 pt-3 pb-1 max-sm:px-3.5 max-sm:pt-3 max-sm:pb-1">
      <div
        className="game-card-main-actions grid grid-cols-[minmax(min-content,1.22fr)_minmax(min-content,1fr)] gap-2 *:only:col-span-full data-wish:flex data-wish:flex-wrap"
        data-wish={game.isWishlist || undefined}
      >
        {game.isWishlist ? (
          <>
            <MoveToCollectionButton game={game} />
            {onRemove ? (
              <Button
                size="sm"
                variant="ghost"
                icon={HeartOff}
                aria-label={t('Remove from Wishlist: {title}', { title: game.title })}
                onClick={() => onRemove(game)}
              >
                {t('Remove from Wishlist')}
              </Button>
            ) : null}
          </>
        ) : (
          <>
            <MarkPlayedButton game={game} />
            <ScoreboardButton game={game} />
          </>
        )}
      </div>
      <div className="mt-1 -mr-2 -ml-3 flex min-h-10 flex-wrap items-center gap-x-0.5">
        {game.isWishlist ? <ScoreboardButton game={game} variant="ghost" /> : null}
        {game.isUnowned ? (
          <Suspense fallback={null}>
            <OwnershipButton game={game} />
          </Suspense>
        ) : null}
        {game.youtube ? (
          <Button
            variant="ghost"
            size="sm"
            icon={CirclePlay}
            href={game.youtube}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('Watch: {title}', { title: game.title })}
          >
            {t('Watch')}
          </Button>
        ) : null}
        {loan ? <LoanButton game={game} loan={loan} /> : null}
        <MoreActions game={game} isLent={loan !== undefined} onRemove={game.isWishlist ? undefined : onRemove} />
      </div>
    </div>
  );
}

interface MoreActionsProps {
  game: Game;
  isLent: boolean;
  onRemove: ((game: Game) => void) | undefined;
}

/** What is done with a game now and then, in words and folded. */
function MoreActions({ game, isLent, onRemove }: MoreActionsProps) {
  return (
    <details className="game-card-more group ms-auto open:ms-0 open:basis-full">
      <summary className="flex min-h-9.5 cursor-pointer list-none items-center justify-end gap-1.5 rounded-sm px-3 text-sm font-semibold text-petrol pointer-coarse:min-h-tap [&::-webkit-details-marker]:hidden">
        <Ellipsis className="icon" aria-hidden="true" />
        <span className="group-open:hidden">{t('More')}</span>
        <span className="hidden group-open:inline">{t('Less')}</span>
        <VisuallyHidden>: {game.title}</VisuallyHidden>
      </summary>
      <div className="flex flex-wrap">
        <Button
          variant="ghost"
          size="sm"
          icon={NotebookPen}
          href={newPadAddress(game.id)}
          aria-label={t('Keep Score at the Table: {title}', { title: game.title })}
        >
          {t('Keep Score')}
        </Button>
        {isLent ? null : <LendInWords game={game} />}
        <Button
          variant="ghost"
          size="sm"
          icon={Share2}
          aria-label={t('Share Evolution: {title}', { title: game.title })}
          onClick={() => shareEvolution(game)}
        >
          {t('Share Evolution')}
        </Button>
        {onRemove ? (
          <Button
            variant="ghost-danger"
            size="sm"
            icon={Trash2}
            aria-label={t('Remove Game: {title}', { title: game.title })}
            onClick={() => onRemove(game)}
          >
            {t('Remove Game')}
          </Button>
        ) : null}
      </div>
    </details>
  );
}
