import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#client/entities/user/api.ts';
import { gameKeys } from '#client/entities/games/api.ts';
import { waitingKeys } from '#client/entities/waiting-plays/api.ts';
import { storeWhileSent } from '#client/entities/waiting-plays/offline-outbox.ts';
import type { WaitingPlay } from '#client/entities/waiting-plays/waiting-play.ts';
import { isUnreachable } from '#client/lib/device/unreachable.ts';
import { call } from '#client/lib/http.ts';
import type { Sent } from '#shared/contracts/contract.ts';
import * as contracts from '#shared/contracts/plays.ts';
import type { Play } from '#shared/contracts/plays.ts';
import { reuseUnchangedPlays, withoutPlay, withPlay } from './play-list.ts';
import { sendRecording, type Recording } from './recording.ts';

export const playKeys = {
  all: ['plays'],
  /** Keys of the plays of all games, and of one. */
  games: ['game-plays'],
  game: (gameId: number) => ['game-plays', gameId],
  /** Mutation key of all writes. */
  write: ['write-play'],
} as const;

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

function cachePlay(client: QueryClient, play: Play): Play {
  patch(client, (plays) => withPlay(plays, play));
  if (play.gameId !== null)
    client.setQueryData(gamePlaysQuery(play.gameId).queryKey, (plays) => plays && withPlay(plays, play));
  return play;
}

export type { PlayedGame, PlayToRecord } from './recording.ts';

export type PlayToChange = Sent<typeof contracts.changePlay>['body'];

/** Writes a sent play into the cached lists, and refetches them and the games. */
export function arrived(client: QueryClient, play: Play): void {
  cachePlay(client, play);
  for (const queryKey of meta.invalidates) void client.invalidateQueries({ queryKey });
}

/** Returns the recorded play, or offline the one stored on the device for sending. */
export const recordPlay = mutationOptions({
  mutationFn: async (recording: Recording, { client }): Promise<Play | WaitingPlay> => {
    const ownerId = client.getQueryData(currentUserQuery.queryKey)?.id ?? 0;
    return storeWhileSent(recording, ownerId, async () => cachePlay(client, await sendRecording(recording, ownerId)));
  },
  mutationKey,
  meta: { invalidates: [...meta.invalidates, waitingKeys.all] },
});

export const changePlay = mutationOptions({
  mutationFn: async ({ id, play }: { id: number; play: PlayToChange }, { client }) =>
    cachePlay(client, await call(contracts.changePlay, { params: { id }, body: play })),
  mutationKey,
  meta,
});

export const deletePlay = mutationOptions({
  mutationFn: async ({ id, gameId }: Pick<Play, 'id' | 'gameId'>, { client }) => {
    await call(contracts.deletePlay, { params: { id } });
    patch(client, (plays) => withoutPlay(plays, id));
    if (gameId !== null)
      client.setQueryData(gamePlaysQuery(gameId).queryKey, (plays) => plays && withoutPlay(plays, id));
  },
  mutationKey,
  meta,
});
