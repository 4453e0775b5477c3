import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { gamesQuery } from '#client/entities/games/api.ts';
import { heldGames } from '#client/entities/games/held-games.ts';

/** Finds the owner's copy of a recommended game. */
export function useHeldGames() {
  const { data: games } = useQuery(gamesQuery);
  return useMemo(() => heldGames(games ?? []), [games]);
}
