import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type TitleMatch, completeTitle } from '#shared/games/titles-contract.ts';
import { call } from '#client/lib/http/http.ts';
import { MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';

/** Known games that complete a typed title; the previous ones stay until new ones arrive. */
const titleMatchesQuery = (typed: string) =>
  queryOptions({
    queryKey: ['titles', typed],
    queryFn: ({ signal }) => call(completeTitle, { query: { q: typed } }, signal),
    enabled: typed !== '' && typed.length <= MAX_TITLE_LENGTH,
    placeholderData: keepPreviousData,
  });

/** Debounce in milliseconds. */
const PAUSE = 120;

const NONE: readonly TitleMatch[] = [];

/** Matches for the typed text, debounced. Outdated requests are cancelled; failed ones are ignored. */
export function useTitleMatches(typed: string) {
  const text = typed.trim();
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, isPlaceholderData, isSuccess } = useQuery(titleMatchesQuery(debounced));
  return {
    matches: text === '' || debounced === '' ? NONE : (data ?? NONE),
    /** Whether these are the matches of the present text. */
    settled: text !== '' && text === debounced && isSuccess && !isPlaceholderData,
  };
}
