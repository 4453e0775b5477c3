import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { gamesQuery } from '#client/games/api.ts';
import { gameFinder } from '#client/games/game-finder.ts';

/** Finds the owner's copy of a recommended game. */
export function useGameFinder() {
  const { data: games } = useQuery(gamesQuery);
  return useMemo(() => gameFinder(games ?? []), [games]);
}
