import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http.ts';
import { completeTitle } from '#shared/contracts/titles.ts';
import { MAX_TITLE_LENGTH } from '#shared/limits.ts';

/** Known games whose title completes what is typed; those for the text before stay until they are there. */
export const titleMatchesQuery = (typed: string) =>
  queryOptions({
    queryKey: ['titles', typed],
    queryFn: ({ signal }) => call(completeTitle, { query: { q: typed } }, signal),
    enabled: typed !== '' && typed.length <= MAX_TITLE_LENGTH,
    placeholderData: keepPreviousData,
  });
