import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onForgetDevice } from '#client/lib/device/on-device.ts';
import { mayPadsWait } from './device/pads-waiting.ts';

onForgetDevice(async () => {
  const { sendWaiting } = await import('./sync/send-waiting.ts');
  if (mayPadsWait()) await sendWaiting();
  const { forgetPads } = await import('./device/pad-shelf.ts');
  await forgetPads();
});

/**
 * Sends what was written at a table and could not be sent then: at the start, and when the network returns.
 * @param isAtTable a pad is looked at, which sends for itself
 */
export function usePadsWaiting(isAtTable: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isAtTable) return undefined;
    const send = async () => {
      if (!mayPadsWait()) return;
      const [{ sendWaiting }, { announce }] = await Promise.all([
        import('./sync/send-waiting.ts'),
        import('./celebrate.ts'),
      ]);
      for (const play of await sendWaiting()) announce(play, client);
    };
    // Without the network its code may not come either: there will be another start.
    const trySending = () => void send().catch(() => undefined);
    trySending();
    addEventListener('online', trySending);
    return () => removeEventListener('online', trySending);
  }, [client, isAtTable]);
}
