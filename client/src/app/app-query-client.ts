import type { QueryClient } from '@tanstack/react-query';
import { accountKeys, currentUserQuery } from '#client/accounts/api.ts';
import { followProfile } from '#client/accounts/home-time-zone.ts';
import { isOnline, onBackOnline } from '#client/lib/device/network.ts';
import { clearDevice } from '#client/lib/device/clear-device.ts';
import { shareChanges } from './changes-of-other-tabs.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { hydrateQuery } from './hydrate-query.ts';
import { makeQueryClient } from '#client/lib/http/query-client.ts';
import { CloudOff } from 'lucide-react';
import { explainFailure } from '#client/ui/layers/toast.ts';
import { t } from '#client/app/words/words.ts';

/**
 * The application's query client; it tracks the signed-in user and detects the end of a session. @param prerendered the page
 * was rendered for visitors, so nobody is signed in
 */
export function makeAppQueryClient({ prerendered }: { prerendered: boolean }): QueryClient {
  const client = makeQueryClient({
    onChanged: (keys) => changes.tell(keys),
    onSignedOut: () => {
      client.setQueryData(accountKeys.user, null);
      void clearDevice();
    },
    onUnreachable: () => {
      if (!isOnline()) toastOffline();
    },
    onPlanRefused: () => void client.invalidateQueries({ queryKey: accountKeys.user }),
    // A host may have lost access to the organization.
    onNotFound: () => {
      if (client.getQueryData(currentUserQuery.queryKey)?.hostsFor.length)
        void client.invalidateQueries({ queryKey: accountKeys.user });
    },
  });
  followProfile(client);
  if (prerendered) {
    client.setQueryData(accountKeys.user, null);
    hydrateQuery(client);
  } else void client.prefetchQuery(currentUserQuery);
  // Refetches data that came from the device while offline, and failed queries.
  onBackOnline(() => void client.invalidateQueries());
  // The browser's Back may restore a page from before a sign-out, so it checks the session first.
  addEventListener('pageshow', (event) => {
    if (event.persisted) void client.invalidateQueries();
  });
  followOtherTabs(client);
  const changes = shareChanges(client);
  return client;
}

/** While offline, toasts of failed actions say that they need the network. */
const toastOffline = (): void =>
  explainFailure({
    title: t('No network'),
    description: t('This needs the network, so nothing was changed. Please try again when it is back.'),
    icon: CloudOff,
  });
