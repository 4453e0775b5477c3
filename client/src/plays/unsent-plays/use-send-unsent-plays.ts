import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUserQuery } from '#client/accounts/api.ts';
import { cacheSentPlay } from '../api.ts';
import { onBackOnline } from '#client/lib/device/network.ts';
import { toast } from '#client/ui/layers/toast.ts';
import { unsentPlayKeys } from './api.ts';
import { onUnsentPlaysChanged } from './changes-channel.ts';
import { retryLoop } from './retry-loop.ts';
import { playsRefused, playsSent } from './messages.ts';
import { sendUnsentPlaysOf } from './send-unsent-plays.ts';

/** Sends unsent plays while a user is signed in; used once in the application. */
export function useSendUnsentPlays(): void {
  const client = useQueryClient();
  const ownerId = useQuery(currentUserQuery).data?.id;

  useEffect(
    () => onUnsentPlaysChanged(() => void client.invalidateQueries({ queryKey: unsentPlayKeys.all })),
    [client],
  );

  useEffect(() => {
    if (ownerId === undefined) return;
    const sending = retryLoop(async () => {
      const sent = await sendUnsentPlaysOf(ownerId);
      if (sent === null) return 'later';
      for (const play of sent.plays) cacheSentPlay(client, play);
      if (sent.refused.length > 0) toast(playsRefused(sent.refused));
      else if (sent.plays.length > 0) toast(playsSent(sent.plays));
      return sent.later ? 'later' : 'done';
    });
    const stops = [onUnsentPlaysChanged(sending.now), onBackOnline(sending.now), sending.stop];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, ownerId]);
}
