import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { peopleQuery } from '#client/plays/people/api.ts';
import { gamePlaysQuery } from '#client/plays/api.ts';
import { countedPlays, readLog, type LoggedPlay } from '#client/plays/rules/play-log.ts';

export interface GameLog {
  /** The game's plays that count in statistics, latest first; undefined while loading. */
  plays: readonly LoggedPlay[] | undefined;
  failed: boolean;
  retrying: boolean;
  retry: () => void;
}

const NOT_FOUND = 0;

/** The plays of one game with people. @param gameId null while unknown */
export function useGameLog(gameId: number | null): GameLog {
  const plays = useQuery({ ...gamePlaysQuery(gameId ?? NOT_FOUND), enabled: gameId !== null });
  const people = useQuery(peopleQuery);
  const log = useMemo(
    () => plays.data && people.data && countedPlays(readLog(plays.data, people.data)),
    [plays.data, people.data],
  );
  return {
    plays: log,
    failed: !log && (plays.isError || people.isError),
    retrying: plays.isFetching || people.isFetching,
    retry: () => {
      if (plays.isError) void plays.refetch();
      if (people.isError) void people.refetch();
    },
  };
}
