import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import { listCopies } from '#shared/copies/copies-contract.ts';

/** The owner's copies of all games, in the order in which they were added. */
export const copiesQuery = queryOptions({
  queryKey: ['copies'] as const,
  queryFn: ({ signal }) => call(listCopies, {}, signal),
});
