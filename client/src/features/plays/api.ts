import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { gameKeys } from '#client/features/collection/api.ts';
import { call } from '#client/lib/http.ts';
import type { Sent } from '#shared/contracts/contract.ts';
import * as contracts from '#shared/contracts/plays.ts';
import type { Play } from '#shared/contracts/plays.ts';
import { keepUnchangedPlays, withoutPlay, withPlay } from './play-list.ts';

export const playKeys = {
  all: ['plays'],
  /** Of every game, and of one. */
  games: ['game-plays'],
  game: (gameId: number) => ['game-plays', gameId],
  /** Of everything that writes one. */
  write: ['write-play'],
} as const;

/** All of the owner's plays, the latest first. */
export const playsQuery = queryOptions({
  queryKey: playKeys.all,
  queryFn: ({ signal }) => call(contracts.listPlays, {}, signal),
  structuralSharing: (before, after) => keepUnchangedPlays(before as Play[] | undefined, after as Play[]),
});

/** The plays of one game, the latest first. */
export const gamePlaysQuery = (gameId: number) =>
  queryOptions({
    queryKey: playKeys.game(gameId),
    queryFn: ({ signal }) => call(contracts.listGamePlays, { params: { id: gameId } }, signal),
    structuralSharing: (before, after) => keepUnchangedPlays(before as Play[] | undefined, after as Play[]),
  });

/*
 * Every mutation writes its answer into the cached lists at once, so that the screen shows it without waiting, and then
 * has them and the games fetched anew (specification, section 7).
 */
const mutationKey = playKeys.write;
const meta = { invalidates: [gameKeys.all, playKeys.games, playKeys.all] };

function patch(client: QueryClient, change: (plays: Play[]) => Play[]): void {
  client.setQueryData(playsQuery.queryKey, (plays) => plays && change(plays));
}

function keep(client: QueryClient, play: Play): Play {
  patch(client, (plays) => withPlay(plays, play));
  if (play.gameId !== null)
    client.setQueryData(gamePlaysQuery(play.gameId).queryKey, (plays) => plays && withPlay(plays, play));
  return play;
}

/** A game of the owner's lists by its id, or any by its title. */
export type PlayedGame = { id: number; title: string } | { id: null; title: string; bggId?: number | null };

export type PlayToRecord = Sent<typeof contracts.recordPlay>['body'];
export type PlayToChange = Sent<typeof contracts.changePlay>['body'];

interface Recording {
  game: PlayedGame;
  play: PlayToRecord;
  /**
   * Something else was sent under the same key before, and its answer lost. If it was recorded all the same, the server
   * answers that first play, which is then changed to what is sent now.
   */
  amends: boolean;
}

export const recordPlay = mutationOptions({
  mutationFn: async ({ game, play, amends }: Recording, { client }) => {
    const recorded = await (game.id === null
      ? call(contracts.recordPlayElsewhere, { body: { ...play, gameTitle: game.title, bggId: game.bggId } })
      : call(contracts.recordPlay, { params: { id: game.id }, body: play }));
    const body = { ...play, markAsPlayed: false };
    return keep(client, amends ? await call(contracts.changePlay, { params: { id: recorded.id }, body }) : recorded);
  },
  mutationKey,
  meta,
});

export const changePlay = mutationOptions({
  mutationFn: async ({ id, play }: { id: number; play: PlayToChange }, { client }) =>
    keep(client, await call(contracts.changePlay, { params: { id }, body: play })),
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
