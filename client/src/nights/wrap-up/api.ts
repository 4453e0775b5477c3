import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { gameKeys } from '#client/games/api.ts';
import { eventKeys } from '#client/lib/event-keys.ts';
import { playKeys } from '#client/lib/play-keys.ts';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/nights/wrap-up-contract.ts';

/** The wrap-up data of a night. Stale with the night, and with every recorded play. */
export const wrapUpQuery = (eventId: number) =>
  queryOptions({
    queryKey: [...eventKeys.one(eventId), 'wrap-up'],
    queryFn: ({ signal }) => call(contracts.getWrapUp, { params: { id: eventId } }, signal),
  });

export type WrapUpToSend = Parameters<typeof call<typeof contracts.wrapUp>>[1]['body'];
export type PlayToSend = WrapUpToSend['plays'][number];

export const wrapUp = mutationOptions({
  mutationFn: ({ eventId, body }: { eventId: number; body: WrapUpToSend }) =>
    call(contracts.wrapUp, { params: { id: eventId }, body }),
  mutationKey: playKeys.write,
  meta: { invalidates: [eventKeys.all, gameKeys.all, playKeys.games, playKeys.all] },
});
