import { CircleStar } from 'lucide-react';
import { memo } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { GameFacts } from '../parts/game-facts.tsx';
import { CategoryBadge } from '#client/ui/marks/category-badge.tsx';
import { DifficultyBadge } from '#client/ui/marks/difficulty-badge.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import type { PopularGame } from '#shared/games/popular-games-contract.ts';
import { PopularCardActions } from './popular-card-actions.tsx';
import '../parts/game-card.css';
import './popular-card.css';
import { readersLocale } from '#client/lib/reader-time.ts';
import { t } from '#client/games/words/words.ts';

interface PopularCardProps {
  game: PopularGame;
  /** The owner's copy, if any. */
  held: Game | undefined;
}

const oneDecimal = (value: number): string =>
  Number(value.toFixed(1)).toLocaleString(readersLocale(), { minimumFractionDigits: 1 });

/** A catalogue game: data, ratings, and buttons to add it. */
export const PopularCard = memo(function PopularCard({ game, held }: PopularCardProps) {
  const titleId = `popular-game-${game.id}`;
  return (
    <Tile
      as="article"
      pad="none"
      className="game-card flex h-full flex-col max-sm:grid max-sm:grid-cols-[116px_minmax(0,1fr)]"
      aria-labelledby={titleId}
    >
      <div className="game-card-cover">
        <GameCover title={game.title} category={game.category} imageUrl={game.imageUrl} />
      </div>
      <div className="game-card-head min-w-0 px-4 pt-3.5 pb-0 max-sm:pt-3 max-sm:pr-3.5 max-sm:pb-0 max-sm:pl-3">
        <div className="badges">
          <DifficultyBadge difficulty={game.difficulty} />
          <CategoryBadge category={game.category} />
        </div>
        <h2 id={titleId} className="game-card-title" title={game.title} dir="auto">
          {game.title}
        </h2>
        <GameFacts game={game} />
        <ul className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-0.75 text-xs text-ink-2 tabular-nums">
          {game.bggRating === null ? null : (
            <li className="inline-flex items-center gap-1.25">
              <CircleStar className="icon size-3.75 text-ink-3" aria-hidden="true" />
              BoardGameGeek {oneDecimal(game.bggRating)}
            </li>
          )}
          {game.weight === null ? null : (
            <li className="inline-flex items-center gap-1.25">
              {t('Weight {weight}', { weight: oneDecimal(game.weight) })}
            </li>
          )}
        </ul>
      </div>
      <PopularCardActions game={game} held={held} titleId={titleId} />
    </Tile>
  );
});
