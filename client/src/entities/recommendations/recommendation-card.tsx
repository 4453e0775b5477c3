import { Star } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { GameFacts } from '#client/entities/games/game-facts.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { CategoryBadge } from '#client/ui/category-badge.tsx';
import { DifficultyBadge } from '#client/ui/difficulty-badge.tsx';
import { Tile } from '#client/ui/tile.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { RecommendedGame } from './recommended-game.ts';
import './recommendation-card.css';

interface RecommendationCardProps {
  game: RecommendedGame;
  featured?: boolean | undefined;
  /** Above the title. */
  match?: ReactNode;
  /** Why it is recommended. */
  reason: ReactNode;
  /** The ways onto a list. */
  actions?: ReactNode;
}

/** A recommended game: cover, facts, the reason, and what to do about it. */
export function RecommendationCard({ game, featured, match, reason, actions }: RecommendationCardProps) {
  const titleId = useId();
  return (
    <Tile as="article" pad="none" className="recommendation-card" aria-labelledby={titleId}>
      <div className="recommendation-cover">
        <GameCover title={game.title} category={game.category} imageUrl={game.imageUrl} />
        {game.imageUrl ? null : <VisuallyHidden>No Image</VisuallyHidden>}
        {featured ? (
          <Badge tone="lamp" icon={Star} className="recommendation-featured">
            Featured
          </Badge>
        ) : null}
      </div>
      <div className="recommendation-head">
        <div className="badges">
          <CategoryBadge category={game.category} />
          <DifficultyBadge difficulty={game.difficulty} />
        </div>
        {match}
        <h3 id={titleId} className="recommendation-title" dir="auto">
          {game.title}
        </h3>
        <GameFacts game={{ ...game, bestPlayers: null }} />
      </div>
      <div className="recommendation-body">
        {game.description ? <p className="recommendation-description">{game.description}</p> : null}
        <div className="recommendation-reason">{reason}</div>
        {actions}
      </div>
    </Tile>
  );
}
