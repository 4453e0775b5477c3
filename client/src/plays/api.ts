import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#client/accounts/api.ts';
import { gameKeys } from '#client/games/api.ts';
import { eventKeys } from '#client/lib/event-keys.ts';
import { unsentPlayKeys } from './unsent-plays/api.ts';
import { sendThroughOutbox } from './unsent-plays/offline-outbox.ts';
import type { UnsentPlay } from './unsent-plays/unsent-play.ts';
import { isUnreachable } from '#client/lib/device/unreachable.ts';
import { call } from '#client/lib/http/http.ts';
import type { Sent } from '#shared/contract/contract.ts';
import * as contracts from '#shared/plays/plays-contract.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { playKeys } from '#client/lib/play-keys.ts';
import { reuseUnchangedPlays, withoutPlay, withPlay } from './list-with-play.ts';
import { sendPlay, type PlaySubmission } from './send-play.ts';

/** All of the owner's plays, latest first. */
export const playsQuery = queryOptions({
  queryKey: playKeys.all,
  queryFn: ({ signal }) => call(contracts.listPlays, {}, signal),
  structuralSharing: (before, after) => reuseUnchangedPlays(before as Play[] | undefined, after as Play[]),
});

/** The plays of one game, latest first. */
export const gamePlaysQuery = (gameId: number) =>
  queryOptions({
    queryKey: playKeys.game(gameId),
    queryFn: async ({ signal, client }) => {
      try {
        return await call(contracts.listGamePlays, { params: { id: gameId } }, signal);
      } catch (error) {
        // Offline, either all plays are cached or none.
        if (!isUnreachable(error)) throw error;
        return (await client.ensureQueryData(playsQuery)).filter((play) => play.gameId === gameId);
      }
    },
    structuralSharing: (before, after) => reuseUnchangedPlays(before as Play[] | undefined, after as Play[]),
  });

/*
 * Mutations write their response into the cached lists, so that the screen updates at once, and then refetch them and
 * the games, whose counts and tiers change.
 */
const mutationKey = playKeys.write;
const meta = { invalidates: [gameKeys.all, playKeys.games, playKeys.all] };

function patch(client: QueryClient, change: (plays: Play[]) => Play[]): void {
  client.setQueryData(playsQuery.queryKey, (plays) => plays && change(plays));
}

/** The results and the wrap-up of a night have its plays, too. */
function refetchNight(client: QueryClient, { eventId }: Pick<Play, 'eventId'>): void {
  if (eventId !== null) void client.invalidateQueries({ queryKey: eventKeys.one(eventId) });
}

function cachePlay(client: QueryClient, play: Play): Play {
  patch(client, (plays) => withPlay(plays, play));
  if (play.gameId !== null)
    client.setQueryData(gamePlaysQuery(play.gameId).queryKey, (plays) => plays && withPlay(plays, play));
  refetchNight(client, play);
  return play;
}

export type { PlayedGame, PlayToRecord } from './send-play.ts';

export type PlayToChange = Sent<typeof contracts.changePlay>['body'];

/** Writes a sent play into the cached lists, and refetches them and the games. */
export function cacheSentPlay(client: QueryClient, play: Play): void {
  cachePlay(client, play);
  for (const queryKey of meta.invalidates) void client.invalidateQueries({ queryKey });
}

/** Returns the recorded play, or offline the one stored on the device for sending. */
export const recordPlay = mutationOptions({
  mutationFn: async (recording: PlaySubmission, { client }): Promise<Play | UnsentPlay> => {
    const ownerId = client.getQueryData(currentUserQuery.queryKey)?.id ?? 0;
    return sendThroughOutbox(recording, ownerId, async () => cachePlay(client, await sendPlay(recording, ownerId)));
  },
  mutationKey,
  meta: { invalidates: [...meta.invalidates, unsentPlayKeys.all] },
});

export const changePlay = mutationOptions({
  mutationFn: async ({ id, play }: { id: number; play: PlayToChange }, { client }) =>
    cachePlay(client, await call(contracts.changePlay, { params: { id }, body: play })),
  mutationKey,
  meta,
});

export const changeOutcomes = mutationOptions({
  mutationFn: ({ gameId, ...body }: { gameId: number } & Sent<typeof contracts.changeOutcomes>['body']) =>
    call(contracts.changeOutcomes, { params: { id: gameId }, body }),
  mutationKey,
  meta: { invalidates: [playKeys.games, playKeys.all, eventKeys.all] },
});

export const deletePlay = mutationOptions({
  mutationFn: async ({ id, gameId, eventId }: Pick<Play, 'id' | 'gameId' | 'eventId'>, { client }) => {
    await call(contracts.deletePlay, { params: { id } });
    patch(client, (plays) => withoutPlay(plays, id));
    if (gameId !== null)
      client.setQueryData(gamePlaysQuery(gameId).queryKey, (plays) => plays && withoutPlay(plays, id));
    refetchNight(client, { eventId });
  },
  mutationKey,
  meta,
});
