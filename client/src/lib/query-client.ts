import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { isUnreachable } from './device/unreachable.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Keys of what a mutation makes stale; they are fetched again when it has succeeded. */
      invalidates?: readonly QueryKey[];
    };
  }
}

interface QueryClientEvents {
  /** An answer said that nobody is signed in any more. */
  onSignedOut?: () => void;
  /** Something was to be changed, and the server was not there. */
  onUnreachable?: () => void;
  /** An answer said that the plan does not allow it: it may be another plan by now. */
  onPlanRefused?: () => void;
  /** An answer said that something is not there, or no longer theirs. */
  onNotFound?: () => void;
}

const PLAN_REFUSALS = new Set<string>(['FREE_USER_LIMIT_REACHED', 'PLAN_LIMIT_REACHED', 'PLAN_REQUIRED']);

/** Queries are not retried, not refetched by themselves and never stale: mutations name what they change. */
export function makeQueryClient({
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
  const client = new QueryClient({
    defaultOptions: {
      // Without network a call fails at once and says so, rather than waiting in silence.
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
      onError: (error) => {
        onError(error);
        if (isUnreachable(error)) onUnreachable?.();
      },
      // Not waited for: what a mutation says and shows comes at once, the fresh list when it is there.
      onSuccess: (_data, _variables, _context, mutation) => {
        for (const queryKey of mutation.meta?.invalidates ?? []) void client.invalidateQueries({ queryKey });
      },
    }),
  });
  return client;
}
