import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onClearDevice } from '#client/lib/device/on-device.ts';
import { mayHaveUnsentPads } from './device/pads-waiting.ts';

onClearDevice(async () => {
  const { sendWaiting } = await import('./sync/send-waiting.ts');
  if (mayHaveUnsentPads()) await sendWaiting();
  const { deletePads } = await import('./device/pad-store.ts');
  await deletePads();
});

/** Sends unsent entries at start and when back online. @param isAtTable a pad is open, which sends by itself */
export function usePadsWaiting(isAtTable: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isAtTable) return undefined;
    const send = async () => {
      if (!mayHaveUnsentPads()) return;
      const [{ sendWaiting }, { announce }] = await Promise.all([
        import('./sync/send-waiting.ts'),
        import('./celebrate.ts'),
      ]);
      for (const play of await sendWaiting()) announce(play, client);
    };
    // Offline, its code may not load either; the next start retries.
    const trySending = () => void send().catch(() => undefined);
    trySending();
    addEventListener('online', trySending);
    return () => removeEventListener('online', trySending);
  }, [client, isAtTable]);
}
