import { memo } from 'react';
import type { Game } from '#shared/games/games-contract.ts';
import { CardGrid } from '#client/games/parts/card-grid.tsx';
import { SelectMark } from '../selection/select-mark.tsx';
import { GameRow } from './game-row.tsx';

interface GameRowsProps {
  games: readonly Game[];
  /** The accessible name of the list. */
  label: string;
  onRemove: (game: Game) => void;
}

const ROW_ESTIMATES = [67, 67, 67, 67] as const;

/** An owner's games as rows. */
export const GameRows = memo(function GameRows({ games, label, onRemove }: GameRowsProps) {
  return (
    <CardGrid items={games} label={label} rowEstimates={ROW_ESTIMATES} rows>
      {(game) => (
        <>
          <SelectMark game={game} games={games} />
          <GameRow game={game} onRemove={onRemove} />
        </>
      )}
    </CardGrid>
  );
});
