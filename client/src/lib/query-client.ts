import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

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
}

/** Queries are not retried, not refetched by themselves and never stale (specification, section 7). */
export function makeQueryClient({ onSignedOut }: QueryClientEvents = {}): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 401) onSignedOut?.();
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
      onError,
      // Not waited for: what a mutation says and shows comes at once, the fresh list when it is there.
      onSuccess: (_data, _variables, _context, mutation) => {
        for (const queryKey of mutation.meta?.invalidates ?? []) void client.invalidateQueries({ queryKey });
      },
    }),
  });
  return client;
}
