import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { peopleQuery } from '#client/entities/people/api.ts';
import type { Person } from '#shared/contracts/people.ts';
import type { Play } from '#shared/contracts/plays.ts';
import { readLog, type LoggedPlay } from './rules/play-log.ts';
import { playsQuery } from './api.ts';

/** The owner's plays as everything that is told about them needs them, read once however many screens ask. */
export function usePlayLog() {
  const plays = useQuery(playsQuery);
  const people = useQuery(peopleQuery);
  const log = useMemo(() => plays.data && people.data && logOf(plays.data, people.data), [plays.data, people.data]);
  return {
    /** Undefined until it is there. */
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
