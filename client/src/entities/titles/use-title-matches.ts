import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type TitleMatch, completeTitle } from '#shared/contracts/titles.ts';
import { call } from '#client/lib/http.ts';
import { MAX_TITLE_LENGTH } from '#shared/limits.ts';

/** Known games whose title completes what is typed; those for the text before stay until they are there. */
const titleMatchesQuery = (typed: string) =>
  queryOptions({
    queryKey: ['titles', typed],
    queryFn: ({ signal }) => call(completeTitle, { query: { q: typed } }, signal),
    enabled: typed !== '' && typed.length <= MAX_TITLE_LENGTH,
    placeholderData: keepPreviousData,
  });

/** Milliseconds without a key after which the server is asked. */
const PAUSE = 120;

const NONE: readonly TitleMatch[] = [];

/**
 * What completes the typed text, a moment after the last key. A request that a further key has made pointless is
 * cancelled; one that fails completes nothing, and says nothing.
 */
export function useTitleMatches(typed: string) {
  const text = typed.trim();
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, isPlaceholderData, isSuccess } = useQuery(titleMatchesQuery(asked));
  return {
    matches: text === '' || asked === '' ? NONE : (data ?? NONE),
    /** Whether these are the matches of the text as it stands. */
    settled: text !== '' && text === asked && isSuccess && !isPlaceholderData,
  };
}
