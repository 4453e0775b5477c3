import type { QueryClient } from '@tanstack/react-query';
import { accountKeys, currentUserQuery } from '#client/features/auth/api.ts';
import { isOnline, onBackOnline } from '#client/lib/device/network.ts';
import { forgetDevice } from '#client/lib/device/on-device.ts';
import { takeOver } from './handed-over.ts';
import { makeQueryClient } from '#client/lib/query-client.ts';
import { sayNoNetwork } from './no-network.ts';

/**
 * The query client of the running application: it knows who is signed in, and notices when nobody is any more.
 * @param drawn the page came drawn, which is for visitors alone: nobody need be asked who this is
 */
export function makeAppQueryClient({ drawn }: { drawn: boolean }): QueryClient {
  const client = makeQueryClient({
    onSignedOut: () => {
      client.setQueryData(accountKeys.user, null);
      void forgetDevice();
    },
    onUnreachable: () => {
      if (!isOnline()) sayNoNetwork();
    },
    onPlanRefused: () => void client.invalidateQueries({ queryKey: accountKeys.user }),
    // Whoever hosts for an organization may do so no longer.
    onNotFound: () => {
      if (client.getQueryData(currentUserQuery.queryKey)?.hostsFor.length)
        void client.invalidateQueries({ queryKey: accountKeys.user });
    },
  });
  if (drawn) {
    client.setQueryData(accountKeys.user, null);
    takeOver(client);
  } else void client.prefetchQuery(currentUserQuery);
  // What the device answered in the server's place, and what it could not, is asked anew.
  onBackOnline(() => void client.invalidateQueries());
  // The browser's Back may bring a whole page back from before a sign-out: it shows nothing without asking again.
  addEventListener('pageshow', (event) => {
    if (event.persisted) void client.invalidateQueries();
  });
  return client;
}
