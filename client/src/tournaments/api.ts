import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { gameKeys } from '#client/games/api.ts';
import { eventKeys } from '#client/lib/event-keys.ts';
import { call } from '#client/lib/http/http.ts';
import { playKeys } from '#client/lib/play-keys.ts';
import * as contracts from '#shared/tournaments/tournament-contract.ts';
import type { Tournament, TournamentChanges } from '#shared/tournaments/tournament-contract.ts';

/** The tournament of an event; null if it has none yet. Kept up to date with the event. */
export const tournamentQuery = (eventId: number) =>
  queryOptions({
    queryKey: [...eventKeys.one(eventId), 'tournament'],
    queryFn: ({ signal }) => call(contracts.getTournament, { params: { id: eventId } }, signal),
  });

export type TournamentToSend = Parameters<typeof call<typeof contracts.setTournament>>[1]['body'];
export type NewPlayerToSend = TournamentToSend['players'][number];
export type ResultToSend = Parameters<typeof call<typeof contracts.enterMatchResult>>[1]['body'];

/** Caches what a change answered. A read that began before it would bring back what was there then. */
async function cache(client: QueryClient, eventId: number, tournament: Tournament | null): Promise<void> {
  const { queryKey } = tournamentQuery(eventId);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, tournament);
}

/** A mutation that answers with the whole tournament, which is cached. */
const answering = <Sent>(eventId: number, send: (params: { id: number }, sent: Sent) => Promise<Tournament>) =>
  mutationOptions({
    mutationFn: async (sent: Sent, { client }) => {
      const tournament = await send({ id: eventId }, sent);
      await cache(client, eventId, tournament);
      return tournament;
    },
  });

export const setTournament = (eventId: number) =>
  answering(eventId, (params, body: TournamentToSend) => call(contracts.setTournament, { params, body }));

export const changeTournament = (eventId: number) =>
  answering(eventId, (params, body: TournamentChanges) => call(contracts.changeTournament, { params, body }));

export const removeTournament = (eventId: number) =>
  mutationOptions({
    mutationFn: async (_: undefined, { client }) => {
      await call(contracts.removeTournament, { params: { id: eventId } });
      await cache(client, eventId, null);
    },
  });

export const addPlayer = (eventId: number) =>
  answering(eventId, (params, body: NewPlayerToSend) => call(contracts.addTournamentPlayer, { params, body }));

export const changePlayer = (eventId: number) =>
  answering(eventId, (params, body: { playerId: number; isWithdrawn: boolean }) =>
    call(contracts.changeTournamentPlayer, { params, body }),
  );

export const drawRound = (eventId: number) =>
  answering(eventId, (params, round: number) => call(contracts.drawTournamentRound, { params, body: { round } }));

export const undoRound = (eventId: number) =>
  answering(eventId, (params, round: number) => call(contracts.undoTournamentRound, { params, body: { round } }));

export const enterResult = (eventId: number) =>
  answering(eventId, (params, body: ResultToSend) => call(contracts.enterMatchResult, { params, body }));

export const recordPlay = (eventId: number) => ({
  ...answering(eventId, (params, matchId: number) => call(contracts.recordMatchPlay, { params, body: { matchId } })),
  mutationKey: playKeys.write,
  meta: { invalidates: [eventKeys.one(eventId), gameKeys.all, playKeys.games, playKeys.all] },
});
