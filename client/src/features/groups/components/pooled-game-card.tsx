import { memo } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { GameFacts } from '#client/entities/games/game-facts.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { CategoryBadge } from '#client/ui/category-badge.tsx';
import { DifficultyBadge } from '#client/ui/difficulty-badge.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { PooledGame } from '#shared/contracts/groups.ts';
import { isBestWith } from '../rules/pooled-filter.ts';

interface PooledGameCardProps {
  game: PooledGame;
  people: readonly string[];
  /** For how many it is wanted; null for any. */
  players: number | null;
}

/** A game that the group has, and on whose shelves. */
export const PooledGameCard = memo(function PooledGameCard({ game, people, players }: PooledGameCardProps) {
  return (
    <Tile as="article" pad="none" className="pooled-card">
      <GameCover title={game.title} category={game.category} imageUrl={game.imageUrl} className="pooled-cover" />
      <div className="pooled-text">
        <h2 dir="auto">{game.title}</h2>
        <div className="badges">
          <CategoryBadge category={game.category} />
          <DifficultyBadge difficulty={game.difficulty} />
          {players !== null && isBestWith(game, players) ? <Badge tone="good">Best with {players}</Badge> : null}
        </div>
        <GameFacts game={game} />
        <p className="pooled-owners">
          On the shelf of <b>{new Intl.ListFormat('en-GB').format(game.owners.map((place) => people[place] ?? ''))}</b>
        </p>
      </div>
    </Tile>
  );
});
