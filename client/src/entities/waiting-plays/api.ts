import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { PlayToRecord } from '#client/entities/plays/recording.ts';
import { discardWaiting, editWaiting } from './offline-outbox.ts';
import { allWaiting, waitingOf } from './store.ts';
import type { WaitingPlay } from './waiting-play.ts';

export const waitingKeys = { all: ['waiting-plays'], of: (ownerId: number) => ['waiting-plays', ownerId] } as const;

/** A user's unsent plays, in recorded order; none if the device cannot store any. */
export const waitingPlaysQuery = (ownerId: number) =>
  queryOptions({
    queryKey: waitingKeys.of(ownerId),
    queryFn: () => waitingOf(ownerId).catch(() => []),
  });

/** Number of unsent plays on this device, of all users. */
export const anybodysWaitingQuery = queryOptions({
  queryKey: [...waitingKeys.all, 'anybody'],
  queryFn: () =>
    allWaiting()
      .then((plays) => plays.length)
      .catch(() => 0),
});

const meta = { invalidates: [waitingKeys.all] };

/** Changes an unsent play, refused or not; it is sent in its turn. */
export const editWaitingPlay = mutationOptions({
  mutationFn: ({ waiting, play = waiting.play }: { waiting: WaitingPlay; play?: PlayToRecord }) =>
    editWaiting(waiting, { ...waiting, play: { ...play, idempotencyKey: waiting.key } }),
  meta,
});

/** Discards an unsent play. */
export const discardPlay = mutationOptions({ mutationFn: discardWaiting, meta });
