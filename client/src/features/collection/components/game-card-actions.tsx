import { ScoreboardButton } from '#client/entities/plays/scoreboard-button.tsx';
import { CirclePlay, HeartOff, NotebookPen, Share2, Trash2 } from 'lucide-react';
import { shareEvolution } from '#client/entities/tiers/shared-game.ts';
import { LoanButton } from '#client/entities/loans/loan-button.tsx';
import { newPadAddress } from '#client/entities/score-pads/new-pad-address.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { Game } from '#shared/contracts/games.ts';
import type { Loan } from '#shared/contracts/loans.ts';
import { MarkPlayedButton } from '#client/entities/games/mark-played-button.tsx';
import { MoveToCollectionButton } from './move-to-collection-button.tsx';

const OwnershipButton = lazy(async () => ({
  default: (await import('#client/entities/games/ownership-button.tsx')).OwnershipButton,
}));

interface GameCardActionsProps {
  game: Game;
  /** Its open loan, if any. */
  loan: Loan | undefined;
  onRemove: ((game: Game) => void) | undefined;
}

/** A card's buttons: the most frequent first, then a row of others. */
export function GameCardActions({ game, loan, onRemove }: GameCardActionsProps) {
  return (
    <div className="px-4 pt-3 pb-1 max-sm:px-3.5 max-sm:pt-3 max-sm:pb-1">
      <div
        className="game-card-main-actions grid grid-cols-[1.22fr_1fr] gap-2 *:only:col-span-full data-wish:flex data-wish:flex-wrap"
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
                aria-label={`Remove from Wishlist: ${game.title}`}
                onClick={() => onRemove(game)}
              >
                Remove from Wishlist
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
      <div className="mt-2 -mr-2 mb-0 -ml-3 flex min-h-10 items-center gap-0.5">
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
            aria-label={`Watch: ${game.title}`}
          >
            Watch
          </Button>
        ) : null}
        <span className="flex-1" />
        <IconButton icon={NotebookPen} label={`Keep Score at the Table: ${game.title}`} href={newPadAddress(game.id)} />
        <LoanButton game={game} loan={loan} />
        <IconButton icon={Share2} label={`Share Evolution: ${game.title}`} onClick={() => shareEvolution(game)} />
        {onRemove && !game.isWishlist ? (
          <IconButton icon={Trash2} label={`Remove Game: ${game.title}`} tone="danger" onClick={() => onRemove(game)} />
        ) : null}
      </div>
    </div>
  );
}
