import {
  addTournamentPlayer,
  changeTournamentPlayer,
  drawTournamentRound,
  enterMatchResult,
  getTournament,
  recordMatchPlay,
  setTournament,
  type Tournament,
  undoTournamentRound,
} from '#shared/tournaments/tournament-contract.ts';
import type { Person } from '../server/owners.ts';
import { beginTournament, withPlayers } from './a-tournament.ts';

/** What a host does with the tournament of a night. @param night read at each call, as a test makes it anew */
export function tournamentCalls(host: Person, night: () => { id: number; guestIds: number[] }) {
  const params = () => ({ id: night().id });
  return {
    set: (body: object) => host.call(setTournament, { params: params(), body }),
    draw: (round: number) => host.call(drawTournamentRound, { params: params(), body: { round } }),
    undo: (round: number) => host.call(undoTournamentRound, { params: params(), body: { round } }),
    enter: (matchId: number, body: object) =>
      host.call(enterMatchResult, { params: params(), body: { matchId, ...body } }),
    add: (player: object) => host.call(addTournamentPlayer, { params: params(), body: player }),
    withdraw: (playerId: number, isWithdrawn = true) =>
      host.call(changeTournamentPlayer, { params: params(), body: { playerId, isWithdrawn } }),
    record: (matchId: number) => host.call(recordMatchPlay, { params: params(), body: { matchId } }),
    begin: (changes: object = {}) => beginTournament(host, night().id, withPlayers(night().guestIds, changes)),
    present: async () => (await host.call(getTournament, { params: params() })).body as Tournament,
  };
}

export const matchIn = ({ matches }: Tournament, round: number, table: number): number =>
  matches.find((match) => match.round === round && match.table === table)?.id ?? 0;
