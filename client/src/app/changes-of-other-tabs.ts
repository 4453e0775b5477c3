import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Tells the other tabs which queries a write of this one has made stale, and fetches again what another tab's write has.
 * Returns what tells them, and what stops it.
 */
export function shareChanges(client: QueryClient): { tell: (keys: readonly QueryKey[]) => void; close: () => void } {
  const channel = new BroadcastChannel('rollcall-changes');
  channel.addEventListener('message', ({ data }: MessageEvent<readonly QueryKey[]>) => {
    for (const queryKey of data) void client.invalidateQueries({ queryKey });
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
    tell: (keys) => channel.postMessage(keys),
    close: () => channel.close(),
  };
}
