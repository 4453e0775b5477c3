import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { gamesQuery } from '#client/games/api.ts';
import { dayOf } from '#client/lib/reader-clock.ts';
import { useNowOfDay } from '#client/lib/use-now-of-day.ts';
import { playsQuery } from '#client/plays/api.ts';
import { challengesQuery } from './api.ts';
import { challengeViews } from './challenge-views.ts';

/** The owner's challenges with their progress. */
export function useChallenges() {
  const challenges = useQuery(challengesQuery);
  const plays = useQuery(playsQuery);
  const games = useQuery(gamesQuery);
  const today = dayOf(useNowOfDay());
  const views = useMemo(
    () => challenges.data && plays.data && games.data && challengeViews(challenges.data, plays.data, games.data, today),
    [challenges.data, plays.data, games.data, today],
  );
  const queries = [challenges, plays, games];
  return {
    /** Undefined while loading. */
    views,
    games: games.data,
    today,
    failed: views === undefined && queries.some(({ isError }) => isError),
    retrying: queries.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
