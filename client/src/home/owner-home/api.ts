import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { gameKeys } from '#client/games/api.ts';
import { eventKeys } from '#client/lib/event-keys.ts';
import { call } from '#client/lib/http/http.ts';
import { addEventGame } from '#shared/nights/events-contract.ts';
import { getHome } from '#shared/home/home-contract.ts';

const homeKey = [...gameKeys.all, 'home'] as const;

/** The data of Home. Under the games' key; refetched each time, because guests answer meanwhile. */
export const homeQuery = queryOptions({
  queryKey: homeKey,
  queryFn: ({ signal }) => call(getHome, {}, signal),
  staleTime: 0,
});

/** Adds a game to a night. */
export const putOnNight = mutationOptions({
  mutationFn: ({ eventId, gameId }: { eventId: number; gameId: number }) =>
    call(addEventGame, { params: { id: eventId }, body: { gameId } }),
  meta: { invalidates: [eventKeys.all, homeKey] },
});
