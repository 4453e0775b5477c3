import { skipToken, useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { currentUserQuery } from '#client/accounts/api.ts';
import { copiesQuery } from '#client/copies/api.ts';
import { gamesQuery } from '#client/games/api.ts';
import { runInTimeSlices } from '#client/lib/time-slices.ts';
import { groupsQuery } from '#client/nights/groups/api.ts';
import { countedPlays, PLAYS_IN_A_STEP, type LoggedPlay } from '#client/plays/rules/play-log.ts';
import { readLogInTimeSlices, usePlayLog } from '#client/plays/use-play-log.ts';
import type { NightPlays } from '#shared/stories/stories-contract.ts';
import { nightPlaysQuery } from './api.ts';
import { type Story, storyInSlices, storyOf } from './rules/story.ts';
import type { StoryInput } from './rules/story-input.ts';
import { heroOfSubject, OWN_STORY, playsOfSubject, type Subject, subjectsOf } from './rules/subjects.ts';

const NOTHING: readonly never[] = [];

/** The story of a subject in a range, with whom it could be about instead. */
export function useStory(of: string, range: string) {
  const { counted, people, failed, retrying, retry } = usePlayLog();
  const { data: user } = useQuery(currentUserQuery);
  const { data: games = NOTHING } = useQuery(gamesQuery);
  const { data: copies = NOTHING } = useQuery(copiesQuery);
  const groups = useQuery(groupsQuery(null));
  const hosted = user?.hostsFor.some(({ id }) => `o${id}` === of) ? Number(of.slice(1)) : null;
  const nights = useQuery({
    ...nightPlaysQuery(hosted ?? 0),
    ...(hosted === null && { queryFn: skipToken }),
  });
  const nightLog = useNightLog(hosted === null ? undefined : nights.data);

  const subjects = useMemo(
    () => (counted && user ? subjectsOf(counted, groups.data ?? NOTHING, user) : undefined),
    [counted, groups.data, user],
  );
  // A person with few plays is not offered, and is told all the same.
  const person = people?.find(({ id }) => `p${id}` === of);
  const found = subjects?.find(({ key }) => key === of);
  const name = found?.name ?? person?.name ?? null;
  const kind = found?.kind ?? (person ? 'person' : 'me');
  const subject = useMemo((): Subject => (kind === 'me' ? OWN_STORY : { key: of, kind, name }), [kind, of, name]);

  const input = useMemo((): StoryInput | undefined => {
    if (!counted || !people || !user) return undefined;
    const known = { log: counted, people, groups: groups.data ?? NOTHING, nightLog, ownId: user.id };
    const plays = playsOfSubject(subject, known);
    if (!plays) return undefined;
    const hero = heroOfSubject(subject, { log: counted, people, user });
    const isOwn = subject.kind === 'me';
    const isOfAnother = subject.kind === 'person';
    return { plays, range, hero, isOfAnother, games, copies: isOwn ? copies : null, now: new Date() };
  }, [counted, people, user, subject, range, games, copies, nightLog, groups.data]);
  const story = useTold(input);

  return {
    /** Undefined while loading. */
    story,
    subject,
    subjects: subjects ?? [OWN_STORY],
    /** The plays of the subject of all time; undefined while loading. */
    plays: input?.plays,
    user: user ?? null,
    failed: failed || (hosted !== null && nights.isError && !nights.data),
    retrying: retrying || nights.isFetching,
    retry: () => {
      retry();
      if (nights.isError) void nights.refetch();
    },
  };
}

/** Tells a story: of a long log in turns with the page. Undefined until it is told. */
function useTold(input: StoryInput | undefined): Story | undefined {
  const isShort = input !== undefined && input.plays.length <= PLAYS_IN_A_STEP;
  const short = useMemo(() => (isShort && input ? storyOf(input) : undefined), [isShort, input]);
  const [long, setLong] = useState<{ of: StoryInput; story: Story }>();
  useEffect(() => {
    if (!input || isShort) return undefined;
    let isWanted = true;
    void runInTimeSlices(storyInSlices(input), () => isWanted).then(
      (story) => story && startTransition(() => setLong({ of: input, story })),
    );
    return () => void (isWanted = false);
  }, [input, isShort]);
  return short ?? (long?.of === input ? long?.story : undefined);
}

/** The plays at the nights of an organization, parsed; undefined until they are. */
function useNightLog(nights: NightPlays | undefined): readonly LoggedPlay[] | undefined {
  const [read, setRead] = useState<{ of: NightPlays; log: readonly LoggedPlay[] }>();
  useEffect(() => {
    if (!nights) return undefined;
    let isWanted = true;
    void readLogInTimeSlices(nights.plays, nights.people, () => isWanted).then(
      (log) => log && startTransition(() => setRead({ of: nights, log: countedPlays(log) })),
    );
    return () => void (isWanted = false);
  }, [nights]);
  return nights && read?.of === nights ? read.log : undefined;
}
