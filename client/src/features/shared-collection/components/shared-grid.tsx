import { memo } from 'react';
import { CardGrid } from '#client/entities/games/card-grid.tsx';
import type { ShownGame } from '../collected-game.ts';
import { SharedCard } from './shared-card.tsx';

interface SharedGridProps {
  games: readonly ShownGame[];
  showRatings: boolean;
}

const ROW_ESTIMATES = [182, 392, 380, 372] as const;

/** The cards of somebody's games, to look at. */
export const SharedGrid = memo(function SharedGrid({ games, showRatings }: SharedGridProps) {
  return (
    <CardGrid items={games} label="Shared games" rowEstimates={ROW_ESTIMATES}>
      {(game) => <SharedCard game={game} showRating={showRatings} />}
    </CardGrid>
  );
});
