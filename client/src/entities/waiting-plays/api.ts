import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { PlayToRecord } from '#client/entities/plays/recording.ts';
import { discardWaiting, mendWaiting } from './offline-outbox.ts';
import type { WaitingPlay } from './waiting-play.ts';

export const waitingKeys = { all: ['waiting-plays'], of: (ownerId: number) => ['waiting-plays', ownerId] } as const;

/** The database of the device is not needed to draw a first page. */
const store = () => import('./store.ts');

/** The plays that somebody recorded without network, in that order. A device that keeps nothing has none. */
export const waitingPlaysQuery = (ownerId: number) =>
  queryOptions({
    queryKey: waitingKeys.of(ownerId),
    queryFn: async () => (await store()).waitingOf(ownerId).catch(() => []),
  });

/** How many plays wait on this device, whoever recorded them. */
export const anybodysWaitingQuery = queryOptions({
  queryKey: [...waitingKeys.all, 'anybody'],
  queryFn: async () =>
    (await store())
      .allWaiting()
      .then((plays) => plays.length)
      .catch(() => 0),
});

const meta = { invalidates: [waitingKeys.all] };

/** Changes a play that waits, whether it was refused or not; it is then sent in its turn. */
export const mendPlay = mutationOptions({
  mutationFn: ({ waiting, play = waiting.play }: { waiting: WaitingPlay; play?: PlayToRecord }) =>
    mendWaiting(waiting, { ...waiting, play: { ...play, idempotencyKey: waiting.key } }),
  meta,
});

/** Gives a waiting play up. */
export const discardPlay = mutationOptions({ mutationFn: discardWaiting, meta });
