import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError, isNotFound } from './api-error.ts';
import { isUnreachable } from '../device/unreachable.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /**
       * The query keys that a mutation invalidates; they are fetched again when it has succeeded, and when what it changes is
       * gone, since another tab or device has deleted it.
       */
      invalidates?: readonly QueryKey[];
    };
  }
}

interface QueryClientEvents {
  /** Called with the query keys that a write has made stale. */
  onChanged?: (keys: readonly QueryKey[]) => void;
  /** Called when an answer says that the session has ended. */
  onSignedOut?: () => void;
  /** Called when a mutation could not reach the server. */
  onUnreachable?: () => void;
  /** Called when an answer says that the plan does not allow it: the plan may have changed. */
  onPlanRefused?: () => void;
  /** Called when an answer says that something does not exist or is not theirs any more. */
  onNotFound?: () => void;
}

const PLAN_REFUSALS = new Set<string>(['FREE_USER_LIMIT_REACHED', 'PLAN_LIMIT_REACHED', 'PLAN_REQUIRED']);

/**
 * A first fetch that began before a change may bring what was there before it, so its query is fetched once more. The
 * library cancels only fetches that replace data, and joins the first one (its `Query.fetch`).
 */
class FreshQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const all = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
    const first = new Set(all.filter(({ state }) => state.data === undefined));
    await super.invalidateQueries(filters, options);
    if (first.size > 0) await super.invalidateQueries({ predicate: (query) => first.has(query) }, options);
  }
}

/** Queries are not retried, not refetched by themselves and never stale: mutations name what they change. */
export function makeQueryClient({
  onChanged,
  onSignedOut,
  onPlanRefused,
  onNotFound,
  onUnreachable,
}: QueryClientEvents = {}): QueryClient {
  const onError = (error: Error) => {
    if (!(error instanceof ApiError)) return;
    if (error.status === 401) onSignedOut?.();
    if (error.status === 404) onNotFound?.();
    if (error.code !== null && PLAN_REFUSALS.has(error.code)) onPlanRefused?.();
  };
  const invalidate = ({ meta }: { meta?: { invalidates?: readonly QueryKey[] } | undefined }) => {
    const keys = meta?.invalidates ?? [];
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
    if (keys.length > 0) onChanged?.(keys);
  };
  const client = new FreshQueryClient({
    defaultOptions: {
      // Offline, a call fails at once with a message instead of waiting silently.
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        onError(error);
        if (isUnreachable(error)) onUnreachable?.();
        if (isNotFound(error)) invalidate(mutation);
      },
      // Not awaited: the result of a mutation is shown at once, the fresh list when it arrives.
      onSuccess: (_data, _variables, _context, mutation) => invalidate(mutation),
    }),
  });
  return client;
}
