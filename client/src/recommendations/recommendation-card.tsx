import { Star } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { GameFacts } from '#client/games/parts/game-facts.tsx';
import { Badge } from '#client/ui/marks/badge.tsx';
import { CategoryBadge } from '#client/ui/marks/category-badge.tsx';
import { DifficultyBadge } from '#client/ui/marks/difficulty-badge.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { RecommendedGame } from './recommended-game.ts';
import './recommendation-card.css';
import { t } from '#client/recommendations/words/words.ts';

interface RecommendationCardProps {
  game: RecommendedGame;
  featured?: boolean | undefined;
  /** Above the title. */
  match?: ReactNode;
  /** The reason for the recommendation. */
  reason: ReactNode;
  /** Buttons that add it to a list. */
  actions?: ReactNode;
}

/** A recommended game: cover, data, reason and actions. */
export function RecommendationCard({ game, featured, match, reason, actions }: RecommendationCardProps) {
  const titleId = useId();
  return (
    <Tile
      as="article"
      pad="none"
      className="recommendation-card max-4xs:[grid-template:'cover'_auto_'head'_auto_'body'_1fr/minmax(0,1fr)]"
      aria-labelledby={titleId}
    >
      <div className="recommendation-cover relative mt-3.5 mr-0 mb-0 ml-3.5 aspect-square self-start overflow-hidden rounded-md [grid-area:cover] max-4xs:w-22.5 sm:m-0 sm:aspect-[auto] sm:self-stretch sm:rounded-l-lg sm:rounded-r-none">
        <GameCover title={game.title} category={game.category} imageUrl={game.imageUrl} />
        {game.imageUrl ? null : <VisuallyHidden>{t('No Image')}</VisuallyHidden>}
        {featured ? (
          <Badge tone="lamp" icon={Star} className="absolute top-1 left-1 sm:top-2.5 sm:left-2.5">
            {t('Featured')}
          </Badge>
        ) : null}
      </div>
      <div className="recommendation-head flex min-w-0 flex-col gap-1.75 px-3.5 pt-3.5 pb-0 [grid-area:head] sm:gap-2.5 sm:px-4.5 sm:pt-4 sm:pb-0">
        <div className="badges">
          <CategoryBadge category={game.category} />
          <DifficultyBadge difficulty={game.difficulty} />
        </div>
        {match}
        <h3 id={titleId} className="font-display text-title leading-[1.18] tracking-title" dir="auto">
          {game.title}
        </h3>
        <GameFacts game={{ ...game, bestPlayers: null }} />
      </div>
      <div className="flex min-w-0 flex-col gap-2.5 px-3.5 pt-3 pb-3.5 [grid-area:body] sm:px-4.5 sm:pt-2.5 sm:pb-4.5">
        {game.description ? <p className="text-note text-ink-2">{game.description}</p> : null}
        <div className="rounded-md bg-tile-2 px-3.25 py-2.75 text-note">{reason}</div>
        {actions}
      </div>
    </Tile>
  );
}
