import { Puzzle } from 'lucide-react';
import { Badge } from '#client/ui/marks/badge.tsx';
import { CategoryBadge } from '#client/ui/marks/category-badge.tsx';
import { DifficultyBadge } from '#client/ui/marks/difficulty-badge.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { t } from '#client/games/words/words.ts';

/** Badges of category, difficulty and expansion. */
export function GameBadges({ game }: { game: Pick<Game, 'category' | 'difficulty' | 'isExpansion'> }) {
  return (
    <div className="badges">
      <CategoryBadge category={game.category} />
      <DifficultyBadge difficulty={game.difficulty} />
      {game.isExpansion ? (
        <Badge tone="info" icon={Puzzle}>
          {t('Expansion')}
        </Badge>
      ) : null}
    </div>
  );
}
