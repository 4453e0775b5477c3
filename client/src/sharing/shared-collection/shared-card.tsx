import { CirclePlay } from 'lucide-react';
import { memo } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { GameBadges } from '#client/games/parts/game-badges.tsx';
import { GameFacts } from '#client/games/parts/game-facts.tsx';
import { TagLabels } from '#client/games/tags/tag-labels.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Rating } from '#client/ui/marks/rating.tsx';
import { TierPlate } from '#client/ui/marks/tier-plate.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { tierFor } from '#shared/games/tier.ts';
import type { ShownGame } from './collected-game.ts';
import '#client/games/parts/game-card.css';
import '#client/ui/marks/plies.css';
import { t } from '#client/sharing/words/words.ts';

interface SharedCardProps {
  game: ShownGame;
  showRating: boolean;
}

/** A game of a shared collection: data, tags, play count and rating. */
export const SharedCard = memo(function SharedCard({ game, showRating }: SharedCardProps) {
  const { tier, name } = tierFor(game.timesPlayed);
  const titleId = `shared-game-${game.id}`;
  return (
    <Tile
      as="article"
      pad="none"
      className="game-card plies flex h-full flex-col max-sm:grid max-sm:grid-cols-[116px_minmax(0,1fr)]"
      data-tier={tier}
      aria-labelledby={titleId}
    >
      <div className="game-card-cover">
        <GameCover title={game.title} category={game.category} imageUrl={game.imageUrl} />
        {tier > 0 ? (
          <TierPlate
            className="absolute bottom-2.5 left-2.5 max-sm:bottom-1.25 max-sm:left-1.25 max-sm:h-auto max-sm:flex-col max-sm:items-start max-sm:gap-0.75 max-sm:px-1.75 max-sm:py-1.25 max-sm:text-2xs max-sm:leading-none"
            tier={tier}
            name={name}
          />
        ) : null}
      </div>
      <div className="game-card-head min-w-0 px-4 pt-3.5 pb-0 max-sm:pt-3 max-sm:pr-3.5 max-sm:pb-0 max-sm:pl-3">
        <GameBadges game={game} />
        <h2 id={titleId} className="game-card-title" title={game.title} dir="auto">
          {game.title}
        </h2>
        <GameFacts game={game} />
        {game.tags.length > 0 ? (
          <div className="mt-1.5">
            <TagLabels tags={game.tags} />
          </div>
        ) : null}
      </div>
      <div className="mt-auto flex min-h-12.5 items-center gap-2.5 px-4 pt-2 pb-2.5 text-xs text-ink-2 tabular-nums max-sm:px-3.5 max-sm:pt-2 max-sm:pb-2.5">
        {showRating && game.rating > 0 ? <Rating value={game.rating} /> : null}
        <span className="flex-1">
          {game.timesPlayed === 0
            ? t('Not played yet')
            : t('{count, plural, one {# play} other {# plays}}', { count: game.timesPlayed })}
        </span>
        {game.youtube ? (
          <Button
            className="-my-1 -mr-2.5 ml-0"
            variant="ghost"
            size="sm"
            icon={CirclePlay}
            href={game.youtube}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('Watch {title}', { title: game.title })}
          >
            {t('Watch')}
          </Button>
        ) : null}
      </div>
    </Tile>
  );
});
