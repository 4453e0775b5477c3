import type { QueryClient } from '@tanstack/react-query';
import { accountKeys, currentUserQuery } from '#client/accounts/api.ts';
import { onUserOfOtherTab } from '#client/lib/device/clear-device.ts';
import { clearTab } from '#client/lib/device/stored-json.ts';

/** Milliseconds after which all forms have gone with their user: they keep what was typed as they go. */
const FORMS_GONE_MS = 1_000;

/**
 * Tabs share a session: this one is signed out with the others, without the drafts in it, and loaded anew once somebody
 * else has signed in, as whom all that it sends would be done. Returns a function that stops it.
 */
export const followOtherTabs = (client: QueryClient, reload = () => location.reload()): (() => void) =>
  onUserOfOtherTab((userId) => {
    const current = client.getQueryData(currentUserQuery.queryKey)?.id ?? null;
    if (userId === null) {
      client.setQueryData(currentUserQuery.queryKey, null);
      setTimeout(clearTab, FORMS_GONE_MS);
    } else if (current === null) void client.invalidateQueries({ queryKey: accountKeys.user });
    else if (current !== userId) reload();
  });
