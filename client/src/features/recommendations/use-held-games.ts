import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { gamesQuery } from '#client/features/collection/api.ts';
import { heldGames } from '#client/features/collection/held-games.ts';

/** Finds the owner's own of a recommended game. */
export function useHeldGames() {
  const { data: games } = useQuery(gamesQuery);
  return useMemo(() => heldGames(games ?? []), [games]);
}
