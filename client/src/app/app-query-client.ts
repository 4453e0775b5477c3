import type { QueryClient } from '@tanstack/react-query';
import { accountKeys, currentUserQuery } from '#client/features/auth/api.ts';
import { makeQueryClient } from '#client/lib/query-client.ts';

/**
 * The query client of the running application: it knows who is signed in, and notices when nobody is any more.
 * @param drawn the page came drawn, which is for visitors alone: nobody need be asked who this is
 */
export function makeAppQueryClient({ drawn }: { drawn: boolean }): QueryClient {
  const client = makeQueryClient({
    onSignedOut: () => client.setQueryData(accountKeys.user, null),
    onPlanRefused: () => void client.invalidateQueries({ queryKey: accountKeys.user }),
  });
  if (drawn) client.setQueryData(accountKeys.user, null);
  else void client.prefetchQuery(currentUserQuery);
  // The browser's Back may bring a whole page back from before a sign-out: it shows nothing without asking again.
  addEventListener('pageshow', (event) => {
    if (event.persisted) void client.invalidateQueries();
  });
  return client;
}
