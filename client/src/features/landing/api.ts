import { queryOptions } from '@tanstack/react-query';
import { eventKeys } from '#client/features/game-nights/event-keys.ts';
import { call } from '#client/lib/http.ts';
import { listEvents } from '#shared/contracts/events.ts';
import { nextNight } from './next-night.ts';

/** The next night that the signed-in person hosts; null when none is planned. */
export const nextNightQuery = queryOptions({
  queryKey: [...eventKeys.all, 'next'],
  queryFn: async ({ signal }) => nextNight(await call(listEvents, {}, signal), new Date()),
});
