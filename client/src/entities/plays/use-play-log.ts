import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { peopleQuery } from '#client/entities/people/api.ts';
import { useArrival } from '#client/lib/use-arrival.ts';
import type { Person } from '#shared/contracts/people.ts';
import type { Play } from '#shared/contracts/plays.ts';
import { readLog, type LoggedPlay } from './rules/play-log.ts';
import { playsQuery } from './api.ts';

/** The owner's parsed plays, shared by all screens. */
export function usePlayLog() {
  const plays = useQuery(playsQuery);
  const people = useQuery(peopleQuery);
  const [played, known] = [useArrival(plays.data), useArrival(people.data)];
  const log = useMemo(() => played && known && logOf(played, known), [played, known]);
  return {
    /** Undefined while loading. */
    log,
    people: people.data,
    failed: !log && (plays.isError || people.isError),
    retrying: plays.isFetching || people.isFetching,
    retry: () => {
      if (plays.isError) void plays.refetch();
      if (people.isError) void people.refetch();
    },
  };
}

const logs = new WeakMap<readonly Play[], { people: readonly Person[]; log: readonly LoggedPlay[] }>();

function logOf(plays: readonly Play[], people: readonly Person[]): readonly LoggedPlay[] {
  const known = logs.get(plays);
  if (known?.people === people) return known.log;
  const log = readLog(plays, people);
  logs.set(plays, { people, log });
  return log;
}
