import { CirclePlay } from 'lucide-react';
import { memo } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { GameBadges } from '#client/entities/games/game-badges.tsx';
import { GameFacts } from '#client/entities/games/game-facts.tsx';
import { Button } from '#client/ui/button.tsx';
import { Rating } from '#client/ui/rating.tsx';
import { TierPlate } from '#client/ui/tier-plate.tsx';
import { Tile } from '#client/ui/tile.tsx';
import { tierFor } from '#shared/rules/games/tier.ts';
import type { ShownGame } from '../collected-game.ts';
import '#client/entities/games/game-card.css';
import '#client/ui/plies.css';
import './shared-card.css';

interface SharedCardProps {
  game: ShownGame;
  showRating: boolean;
}

/** A game of somebody's shelf: what it is, how often they have played it and what they think of it. */
export const SharedCard = memo(function SharedCard({ game, showRating }: SharedCardProps) {
  const { tier, name } = tierFor(game.timesPlayed);
  const titleId = `shared-game-${game.id}`;
  return (
    <Tile as="article" pad="none" className="game-card plies" data-tier={tier} aria-labelledby={titleId}>
      <div className="game-card-cover">
        <GameCover title={game.title} category={game.category} imageUrl={game.imageUrl} />
        {tier > 0 ? <TierPlate tier={tier} name={name} /> : null}
      </div>
      <div className="game-card-head">
        <GameBadges game={game} />
        <h2 id={titleId} className="game-card-title" title={game.title} dir="auto">
          {game.title}
        </h2>
        <GameFacts game={game} />
      </div>
      <div className="shared-card-foot">
        {showRating && game.rating > 0 ? <Rating value={game.rating} /> : null}
        <span className="shared-card-plays">
          {game.timesPlayed === 0
            ? 'Not played yet'
            : `${game.timesPlayed} ${game.timesPlayed === 1 ? 'play' : 'plays'}`}
        </span>
        {game.youtube ? (
          <Button
            variant="ghost"
            size="sm"
            icon={CirclePlay}
            href={game.youtube}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Watch ${game.title}`}
          >
            Watch
          </Button>
        ) : null}
      </div>
    </Tile>
  );
});
