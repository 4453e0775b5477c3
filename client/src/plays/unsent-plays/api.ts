import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { PlayToRecord } from '../send-play.ts';
import { discardFromOutbox, replaceInOutbox } from './offline-outbox.ts';
import { allUnsentPlays, unsentPlaysOf } from './unsent-play-store.ts';
import type { UnsentPlay } from './unsent-play.ts';

export const unsentPlayKeys = { all: ['unsent-plays'], of: (ownerId: number) => ['unsent-plays', ownerId] } as const;

/** A user's unsent plays, in recorded order; none if the device cannot store any. */
export const unsentPlaysQuery = (ownerId: number) =>
  queryOptions({
    queryKey: unsentPlayKeys.of(ownerId),
    queryFn: () => unsentPlaysOf(ownerId).catch(() => []),
  });

/** Number of unsent plays on this device, of all users. */
export const unsentPlayCountQuery = queryOptions({
  queryKey: [...unsentPlayKeys.all, 'anybody'],
  queryFn: () =>
    allUnsentPlays()
      .then((plays) => plays.length)
      .catch(() => 0),
});

const meta = { invalidates: [unsentPlayKeys.all] };

/** Changes an unsent play, refused or not; it is sent in its turn. */
export const editUnsentPlay = mutationOptions({
  mutationFn: ({ unsent, play = unsent.play }: { unsent: UnsentPlay; play?: PlayToRecord }) =>
    replaceInOutbox(unsent, { ...unsent, play: { ...play, idempotencyKey: unsent.key } }),
  meta,
});

/** Discards an unsent play; false if it was sent meanwhile. */
export const discardUnsentPlay = mutationOptions({ mutationFn: discardFromOutbox, meta });
