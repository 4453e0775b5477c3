import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onClearDevice } from '#client/lib/device/clear-device.ts';
import { mayHaveUnsentPads } from './pad/unsent-pads-flag.ts';

onClearDevice(async (deletedUser) => {
  const { sendUnsentPads } = await import('./pad/send-unsent-pads.ts');
  if (mayHaveUnsentPads()) await sendUnsentPads();
  const { deletePads } = await import('./pad/pad-store.ts');
  await deletePads(deletedUser);
});

/** Sends unsent entries at start and when back online. @param isAtTable a pad is open, which sends by itself */
export function useSendUnsentPads(isAtTable: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isAtTable) return undefined;
    const send = async () => {
      if (!mayHaveUnsentPads()) return;
      const [{ sendUnsentPads }, { announcePadPlay }] = await Promise.all([
        import('./pad/send-unsent-pads.ts'),
        import('./pad/announce-pad-play.ts'),
      ]);
      for (const play of await sendUnsentPads()) announcePadPlay(play, client);
    };
    // Offline, its code may not load either; the next start retries.
    const trySending = () => void send().catch(() => undefined);
    trySending();
    addEventListener('online', trySending);
    return () => removeEventListener('online', trySending);
  }, [client, isAtTable]);
}
