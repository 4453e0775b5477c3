import { useMemo } from 'react';
import { CardGrid } from '#client/entities/games/card-grid.tsx';
import type { Game } from '#shared/contracts/games.ts';
import type { PopularGame } from '#shared/contracts/popular-games.ts';
import { gameFinder } from '#client/entities/games/game-finder.ts';
import { PopularCard } from './popular-card.tsx';

interface PopularGridProps {
  popular: readonly PopularGame[];
  /** The owner's games; undefined while loading. */
  games: readonly Game[] | undefined;
}

const ROW_ESTIMATES = [212, 449, 437, 441] as const;

/** The cards of popular games, with the state of each on the owner's lists. */
export function PopularGrid({ popular, games }: PopularGridProps) {
  const held = useMemo(() => gameFinder(games ?? []), [games]);
  return (
    <CardGrid items={popular} label="Popular games" rowEstimates={ROW_ESTIMATES}>
      {(game) => <PopularCard game={game} held={held(game)} />}
    </CardGrid>
  );
}
