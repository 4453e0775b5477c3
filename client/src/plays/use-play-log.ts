import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { peopleQuery } from './people/api.ts';
import { runInTimeSlices } from '#client/lib/time-slices.ts';
import type { Person } from '#shared/plays/people-contract.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { countedPlays, PLAYS_IN_A_STEP, readLog, readLogInSlices, type LoggedPlay } from './rules/play-log.ts';
import { playsQuery } from './api.ts';

type Log = readonly LoggedPlay[];

/** The owner's parsed plays, shared by all screens. */
export function usePlayLog() {
  const plays = useQuery(playsQuery);
  const people = useQuery(peopleQuery);
  const { log, isUnreadable, readAgain } = useLog(plays.data, people.data);
  return {
    /** Undefined while loading. */
    log,
    /** Those that count in statistics. */
    counted: useMemo(() => log && countedPlays(log), [log]),
    people: people.data,
    failed: !log && (plays.isError || people.isError || isUnreadable),
    retrying: plays.isFetching || people.isFetching,
    retry: () => {
      if (plays.isError) void plays.refetch();
      if (people.isError) void people.refetch();
      if (isUnreadable) readAgain();
    },
  };
}

/** A long list is read in turns with the page; until then the log before it is the one to show. */
function useLog(plays: readonly Play[] | undefined, people: readonly Person[] | undefined) {
  const known = plays && people && knownLog(plays, people);
  const [lastRead, setLastRead] = useState(known);
  const [unreadable, setUnreadable] = useState<readonly Play[]>();
  const isUnreadable = plays !== undefined && plays === unreadable;
  if (known && known !== lastRead) setLastRead(known);
  useEffect(() => {
    if (!plays || !people || known || isUnreadable) return undefined;
    let isWanted = true;
    void readLogInTimeSlices(plays, people, () => isWanted).then((log) => {
      if (log === null) setUnreadable(plays);
      else if (log) startTransition(() => setLastRead(cacheLog(plays, people, log)));
    });
    return () => void (isWanted = false);
  }, [plays, people, known, isUnreadable]);
  return {
    log: known ?? (plays && people && lastRead),
    isUnreadable,
    readAgain: () => setUnreadable(undefined),
  };
}

/** Null if they cannot be read; undefined if they are no longer wanted. */
export async function readLogInTimeSlices(
  plays: readonly Play[],
  people: readonly Person[],
  isWanted: () => boolean,
): Promise<Log | null | undefined> {
  try {
    return await runInTimeSlices(readLogInSlices(plays, people), isWanted);
  } catch (error) {
    // An error of the program: it is reported as ever, and the page says that it failed instead of waiting.
    reportError(error);
    return null;
  }
}

const logs = new WeakMap<readonly Play[], { people: readonly Person[]; log: Log }>();

/** Undefined for a long list that has not been read yet. */
function knownLog(plays: readonly Play[], people: readonly Person[]): Log | undefined {
  const cached = logs.get(plays);
  if (cached?.people === people) return cached.log;
  return plays.length > PLAYS_IN_A_STEP ? undefined : cacheLog(plays, people, readLog(plays, people));
}

function cacheLog(plays: readonly Play[], people: readonly Person[], log: Log): Log {
  logs.set(plays, { people, log });
  return log;
}
