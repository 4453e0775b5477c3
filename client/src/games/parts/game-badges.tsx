import { Puzzle } from 'lucide-react';
import { Badge } from '#client/ui/marks/badge.tsx';
import { CategoryBadge } from '#client/ui/marks/category-badge.tsx';
import { DifficultyBadge } from '#client/ui/marks/difficulty-badge.tsx';
import type { Game } from '#shared/games/games-contract.ts';

/** Badges of category, difficulty and expansion. */
export function GameBadges({ game }: { game: Pick<Game, 'category' | 'difficulty' | 'isExpansion'> }) {
  return (
    <div className="badges">
      <CategoryBadge category={game.category} />
      <DifficultyBadge difficulty={game.difficulty} />
      {game.isExpansion ? (
        <Badge tone="info" icon={Puzzle}>
          Expansion
        </Badge>
      ) : null}
    </div>
  );
}
