import { memo } from 'react';
import type { Game } from '#shared/games/games-contract.ts';
import { CardGrid } from '#client/games/parts/card-grid.tsx';
import { SelectMark } from '../selection/select-mark.tsx';
import { GameCard } from './game-card.tsx';

interface GameGridProps {
  games: readonly Game[];
  /** The accessible name of the list. */
  label: string;
  onRemove: (game: Game) => void;
}

const ROW_ESTIMATES = [338, 540, 530, 512] as const;

/** The cards of an owner's games. */
export const GameGrid = memo(function GameGrid({ games, label, onRemove }: GameGridProps) {
  return (
    <CardGrid items={games} label={label} rowEstimates={ROW_ESTIMATES}>
      {(game) => (
        <>
          <SelectMark game={game} games={games} />
          <GameCard game={game} onRemove={onRemove} />
        </>
      )}
    </CardGrid>
  );
});
