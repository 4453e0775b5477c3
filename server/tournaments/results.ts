import { decideResult, type EnteredResult } from '#shared/tournaments/match-result.ts';
import { drawnRounds } from '#shared/tournaments/tournament.ts';
import { winnerOf } from '#shared/tournaments/elimination.ts';
import type { Tournament } from '#shared/tournaments/tournament-contract.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import * as store from './store.ts';
import { t } from '#server/platform/words/words.ts';

export type Match = Tournament['matches'][number];

/** @throws Refusal not_found */
export function matchOf({ matches }: Tournament, id: number): Match {
  const match = matches.find((one) => one.id === id);
  if (!match) throw new Refusal('not_found');
  return match;
}

/** Enters, corrects or clears a result. @throws Refusal invalid_request naming the field, next_round_drawn */
export async function saveResult(
  tx: Transaction,
  eventId: number,
  tournament: Tournament,
  match: Match,
  entered: EnteredResult,
): Promise<void> {
  if (match.second === null)
    throw new Refusal('invalid_request', { fields: { matchId: t('A bye has no result to enter') } });
  const decided = decideResult(tournament, entered);
  if ('error' in decided) throw new Refusal('invalid_request', { fields: { [decided.field]: decided.error } });
  const columns =
    decided.result === null ? undecided(tournament, match) : { result: decided.result, isWalkover: false };
  refuseOtherWinner(tournament, match, winnerOf({ ...match, ...columns }));
  const [firstScore, secondScore] = decided.scores ?? [null, null];
  await store.updateMatch(tx, eventId, match.id, { ...columns, firstScore, secondScore });
}

/** The winner of an elimination's match plays on: it stays once that round is drawn. @throws Refusal next_round_drawn */
function refuseOtherWinner({ format, matches }: Tournament, match: Match, winner: number | null): void {
  if (format === 'elimination' && match.round < drawnRounds(matches) && winner !== winnerOf(match))
    throw new Refusal('next_round_drawn');
}

/** Without a result a match is open, unless one of the two withdrew. */
function undecided({ players }: Tournament, { first, second }: Match): Pick<Match, 'result' | 'isWalkover'> {
  const isOut = (id: number | null) => players.some((player) => player.id === id && player.isWithdrawn);
  if (isOut(first) === isOut(second)) return { result: null, isWalkover: false };
  return { result: isOut(first) ? 'second' : 'first', isWalkover: true };
}

/** Withdraws a player, or takes them in again: matches of the latest round without a game follow. */
export async function withdraw(
  tx: Transaction,
  eventId: number,
  tournament: Tournament,
  playerId: number,
  isWithdrawn: boolean,
): Promise<void> {
  const after = {
    ...tournament,
    players: tournament.players.map((player) => (player.id === playerId ? { ...player, isWithdrawn } : player)),
  };
  await store.updatePlayer(tx, eventId, playerId, { isWithdrawn });
  const round = drawnRounds(tournament.matches);
  for (const match of tournament.matches) {
    const isTheirs = match.first === playerId || match.second === playerId;
    const isUnplayed = match.result === null || (match.isWalkover && match.round === round);
    if (!isTheirs || !isUnplayed || match.second === null) continue;
    const columns = undecided(after, match);
    // Both withdrew, one after the other: the match stays with who withdrew last.
    if (isWithdrawn && match.isWalkover) continue;
    await store.updateMatch(tx, eventId, match.id, columns);
  }
}
