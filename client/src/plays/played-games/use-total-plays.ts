import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Game } from '#shared/games/games-contract.ts';
import { totalPlays } from '#shared/plays/total-plays.ts';
import { playedCountsQuery } from './api.ts';

/** Total Plays; undefined while loading. If plays without a game are unavailable, the total of the games. */
export function useTotalPlays(games: readonly Game[] | undefined): number | undefined {
  const { data, fetchStatus } = useQuery(playedCountsQuery);
  const ofNoGame = data?.plays ?? (fetchStatus === 'fetching' ? undefined : 0);
  return useMemo(
    () => (games === undefined || ofNoGame === undefined ? undefined : totalPlays(games, ofNoGame)),
    [games, ofNoGame],
  );
}
