import { clsx } from 'clsx';
import { Heart, Pencil, StickyNote } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { PlayersAddedByExpansions } from '#client/games/parts/players-added-by-expansions.tsx';
import { ExpansionFact } from '#client/games/parts/expansion-fact.tsx';
import { LoanNote } from '#client/copies/loans/loan-note.tsx';
import { isAway, loanToEnd, useLoans } from '#client/copies/loans/use-loan.ts';
import { editGame } from '#client/games/game-dialogs-view.ts';
import { PlayProgress } from '#client/games/share-evolution/play-progress.tsx';
import { UnsentPlayCount } from '#client/plays/unsent-plays/unsent-play-count.tsx';
import { Badge } from '#client/ui/marks/badge.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { TierPlate } from '#client/ui/marks/tier-plate.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { tierFor } from '#shared/games/tier.ts';
import { gameAddress } from '#client/lib/addresses.ts';
import { FavoriteToggle } from './favorite-toggle.tsx';
import { GameBadges } from '#client/games/parts/game-badges.tsx';
import { GameCardActions } from './game-card-actions.tsx';
import { StateLine } from '#client/games/parts/state-line.tsx';
import { GameTags } from '#client/games/tags/game-tags.tsx';
import { GameFacts } from '#client/games/parts/game-facts.tsx';
import { GameRating } from './game-rating.tsx';
import '#client/ui/marks/die-line.css';
import '#client/ui/marks/plies.css';
import '#client/games/parts/game-card.css';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { t } from '#client/collection/words/words.ts';

interface GameCardProps {
  game: Game;
  /** If omitted, there is no Remove Game button. */
  onRemove?: ((game: Game) => void) | undefined;
}

/** A game's card: a tile with one ply per tier if owned; inside the board if wished for. */
export const GameCard = memo(function GameCard({ game, onRemove }: GameCardProps) {
  const loans = useLoans(game.id);
  const loan = loanToEnd(loans);
  const { tier, name } = tierFor(game.timesPlayed);
  const titleId = `game-${game.id}`;
  return (
    <Tile
      as="article"
      pad="none"
      className={clsx(
        'game-card [--pip-place:24px] flex h-full flex-col max-sm:grid max-sm:grid-cols-[116px_minmax(0,1fr)]',
        game.isWishlist ? 'die-line' : 'plies',
      )}
      data-tier={tier}
      aria-labelledby={titleId}
    >
      <div className="game-card-cover">
        <GameCover
          title={game.title}
          category={game.category}
          imageUrl={game.imageUrl}
          className={isAway(loans) ? 'opacity-50 grayscale' : undefined}
        />
        {tier > 0 ? (
          <TierPlate
            className="absolute bottom-2.5 left-2.5 max-sm:bottom-1.25 max-sm:left-1.25 max-sm:h-auto max-sm:flex-col max-sm:items-start max-sm:gap-0.75 max-sm:px-1.75 max-sm:py-1.25 max-sm:text-2xs max-sm:leading-none"
            tier={tier}
            name={name}
          />
        ) : null}
        {game.isWishlist ? (
          <Badge
            tone="wish"
            icon={Heart}
            className="absolute top-2.5 right-2.5 max-sm:top-1 max-sm:right-auto max-sm:left-1 max-sm:h-5.5 max-sm:py-0 max-sm:pr-1.5 max-sm:pl-1.25"
          >
            {t('Wishlist')}
          </Badge>
        ) : null}
      </div>
      <div className="game-card-head min-w-0 px-4 pt-3.5 pb-0 max-sm:pt-3 max-sm:pr-3.5 max-sm:pb-0 max-sm:pl-3">
        <GameBadges game={game} />
        <h2 id={titleId} className="game-card-title" title={game.title} dir="auto">
          <Link
            className="hover:text-petrol hover:underline hover:underline-offset-3 pointer-coarse:py-2"
            href={gameAddress(game.id)}
          >
            {game.title}
          </Link>
        </h2>
        <GameFacts game={game} added={<PlayersAddedByExpansions game={game} />}>
          <ExpansionFact game={game} />
        </GameFacts>
        <StateLine game={game} className="mt-1.5" />
        <GameTags game={game} look="chips" />
      </div>
      <div className="mt-0.5 flex items-center justify-between py-0 pr-2 pl-3.25 max-sm:py-0 max-sm:pr-1.5 max-sm:pl-2.5">
        <GameRating game={game} />
        <span className="flex-1" />
        <IconButton
          icon={Pencil}
          label={t('Edit Game: {title}', { title: game.title })}
          onClick={() => editGame(game.id)}
        />
        <FavoriteToggle game={game} />
      </div>
      {game.notes ? <GameNotes title={game.title} notes={game.notes} /> : null}
      <PlayProgress
        timesPlayed={game.timesPlayed}
        lastPlayed={game.lastPlayed}
        className="mt-auto px-4 pt-1 pb-0 max-sm:px-3.5 max-sm:pt-0.5 max-sm:pb-0"
      />
      <LoanNote loan={loans[0]} className="mx-4 mt-2 self-start max-sm:mx-3.5" />
      <UnsentPlayCount gameId={game.id} className="px-4 pt-2" />
      <GameCardActions game={game} loan={loan} onRemove={onRemove} />
    </Tile>
  );
});

/** The owner's notes: the first line, expandable. */
function GameNotes({ title, notes }: { title: string; notes: string }) {
  return (
    <details className="group px-4 pt-0 pb-1.5 text-xs text-ink-2 max-sm:px-3.5 max-sm:pt-0 max-sm:pb-1" dir="auto">
      <summary className="flex min-h-7 cursor-pointer list-none items-center gap-1.5 rounded-xs hover:text-ink pointer-coarse:min-h-tap [&::-webkit-details-marker]:hidden">
        <StickyNote className="icon flex-none text-ink-3" aria-hidden="true" />
        <VisuallyHidden>{t('Notes on {title}:', { title })} </VisuallyHidden>
        <span className="min-w-0 truncate group-open:invisible">{notes}</span>
      </summary>
      <p className="-mt-6 max-h-[12em] overflow-y-auto ps-5.5 whitespace-pre-wrap pointer-coarse:-mt-8">{notes}</p>
    </details>
  );
}
