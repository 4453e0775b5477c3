import { memo } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { GameFacts } from '#client/games/parts/game-facts.tsx';
import { Badge } from '#client/ui/marks/badge.tsx';
import { CategoryBadge } from '#client/ui/marks/category-badge.tsx';
import { DifficultyBadge } from '#client/ui/marks/difficulty-badge.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { PooledGame } from '#shared/nights/groups-contract.ts';
import { isBestWith } from './pooled-filter.ts';
import { rich, t } from '#client/nights/words/words.ts';
import { listText } from '#shared/text/list-text.ts';

interface PooledGameCardProps {
  game: PooledGame;
  people: readonly string[];
  /** The wanted player count; null for any. */
  players: number | null;
}

/** A game of the group with its owners. */
export const PooledGameCard = memo(function PooledGameCard({ game, people, players }: PooledGameCardProps) {
  return (
    <Tile as="article" pad="none" className="h-full overflow-hidden">
      <GameCover title={game.title} category={game.category} imageUrl={game.imageUrl} className="aspect-5/2" />
      <div className="grid gap-2.5 px-4 pt-3.5 pb-4">
        <h2 className="font-display text-lg wrap-anywhere" dir="auto">
          {game.title}
        </h2>
        <div className="badges">
          <CategoryBadge category={game.category} />
          <DifficultyBadge difficulty={game.difficulty} />
          {players !== null && isBestWith(game, players) ? (
            <Badge tone="good">{t('Best with {count}', { count: players })}</Badge>
          ) : null}
        </div>
        <GameFacts game={game} />
        <p className="text-sm text-ink-2">
          {rich('On the shelf of {names}', {
            names: <b>{listText(game.owners.map((place) => people[place] ?? ''))}</b>,
          })}
        </p>
      </div>
    </Tile>
  );
});
