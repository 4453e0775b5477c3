import { Heart, Pencil } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { AddedPlayers } from '#client/entities/games/added-players.tsx';
import { FamilyFact } from '#client/entities/games/family-fact.tsx';
import { editGame } from '#client/entities/games/game-dialogs-view.ts';
import { PlayProgress } from '#client/entities/tiers/play-progress.tsx';
import { WaitingOfGame } from '#client/entities/waiting-plays/waiting-of-game.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { cx } from '#client/ui/class-names.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { TierPlate } from '#client/ui/tier-plate.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { Game } from '#shared/contracts/games.ts';
import { tierFor } from '#shared/rules/games/tier.ts';
import { gameAddress } from '#client/entities/games/game-address.ts';
import { FavoriteToggle } from './favorite-toggle.tsx';
import { GameBadges } from '#client/entities/games/game-badges.tsx';
import { GameCardActions } from './game-card-actions.tsx';
import { GameFacts } from '#client/entities/games/game-facts.tsx';
import { GameNotes } from './game-notes.tsx';
import { GameRating } from './game-rating.tsx';
import '#client/ui/die-line.css';
import '#client/ui/plies.css';
import '#client/entities/games/game-card.css';

interface GameCardProps {
  game: Game;
  /** Without it there is no Remove Game button. */
  onRemove?: ((game: Game) => void) | undefined;
}

/** One game: a thick tile when it is owned, one ply more per tier; still in the board while it is wished for. */
export const GameCard = memo(function GameCard({ game, onRemove }: GameCardProps) {
  const { tier, name } = tierFor(game.timesPlayed);
  const titleId = `game-${game.id}`;
  return (
    <Tile
      as="article"
      pad="none"
      className={cx('game-card', game.isWishlist ? 'die-line' : 'plies')}
      data-tier={tier}
      aria-labelledby={titleId}
    >
      <div className="game-card-cover">
        <GameCover title={game.title} category={game.category} imageUrl={game.imageUrl} />
        {tier > 0 ? <TierPlate tier={tier} name={name} /> : null}
        {game.isWishlist ? (
          <Badge tone="wish" icon={Heart} className="game-card-wish">
            Wishlist
          </Badge>
        ) : null}
      </div>
      <div className="game-card-head">
        <GameBadges game={game} />
        <h2 id={titleId} className="game-card-title" title={game.title} dir="auto">
          <Link href={gameAddress(game.id)}>{game.title}</Link>
        </h2>
        <GameFacts game={game} added={<AddedPlayers game={game} />}>
          <FamilyFact game={game} />
        </GameFacts>
      </div>
      <div className="game-card-taste">
        <GameRating game={game} />
        <span className="game-card-gap" />
        <IconButton icon={Pencil} label="Edit Game" onClick={() => editGame(game.id)} />
        <FavoriteToggle game={game} />
      </div>
      {game.notes ? <GameNotes notes={game.notes} /> : null}
      <PlayProgress timesPlayed={game.timesPlayed} lastPlayed={game.lastPlayed} className="game-card-progress" />
      <WaitingOfGame gameId={game.id} />
      <GameCardActions game={game} onRemove={onRemove} />
    </Tile>
  );
});
