import { nameKey } from '#shared/text/person-name.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { type PlayerResult, readResults } from '#shared/plays/read-play.ts';
import { winningSeats } from '#shared/plays/winner.ts';
import { decideResult, type EnteredResult } from '#shared/tournaments/match-result.ts';
import type { Tournament } from '#shared/tournaments/tournament-contract.ts';
import { lockOwnNight } from '#server/nights/service.ts';
import { listPeople } from '#server/plays/service.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { loadTournament } from './load-tournament.ts';
import { type Match, saveResult } from './results.ts';
import * as store from './store.ts';

/** Enters the result of the open match that a score pad's play decides, whose play it becomes. Run under the owner's lock. */
export async function takePadResult(tx: Transaction, owner: Owner, eventId: number, play: Play): Promise<void> {
  const event = await lockOwnNight(tx, owner, eventId);
  if (event?.eventType !== 'tournament' || event.status === 'cancelled') return;
  const tournament = (await loadTournament(tx, event, await listPeople(tx, owner.id)))?.tournament;
  const taken = tournament && matchOfPlay(tournament, play);
  if (!taken) return;
  await saveResult(tx, eventId, tournament, taken.match, taken.entered);
  await store.updateMatch(tx, eventId, taken.match.id, { playId: play.id });
}

type PlayedByTwo = Pick<Play, 'gameId' | 'players' | 'scores' | 'seats' | 'winner' | 'outcome'>;

interface DecidedMatch {
  match: Match;
  entered: EnteredResult;
}

/**
 * The open match that a play decides: one of the tournament's game, by exactly its two players. Null if there is none, or the
 * play says nothing that the match can take, such as a draw of an elimination.
 */
function matchOfPlay(tournament: Tournament, play: PlayedByTwo): DecidedMatch | null {
  const { game, matches, players } = tournament;
  const results = readResults(play);
  if (results?.length !== 2 || (game !== null && game.id !== play.gameId)) return null;
  const seatOf = (id: number | null) => {
    const player = players.find((one) => one.id === id);
    const keys = player ? [player.nameInPlays, player.name].map(nameKey) : [];
    return results.find(({ name }) => keys.includes(nameKey(name)));
  };
  for (const match of matches) {
    const [first, second] = [seatOf(match.first), seatOf(match.second)];
    if (match.result !== null || !first || !second || first === second) continue;
    const [winner] = winningSeats({ ...play, results });
    const entered = resultToEnter(tournament, first, second, winner);
    const decided = decideResult(tournament, entered);
    return 'error' in decided || decided.result === null ? null : { match, entered };
  }
  return null;
}

function resultToEnter(
  { scoring }: Tournament,
  first: PlayerResult,
  second: PlayerResult,
  winner: PlayerResult | undefined,
): EnteredResult {
  const scores = first.score === null || second.score === null ? null : ([first.score, second.score] as const);
  if (scoring !== 'result') return { result: null, scores };
  if (winner) return { result: winner === first ? 'first' : 'second', scores: null };
  return { result: scores !== null && scores[0] === scores[1] ? 'draw' : null, scores: null };
}
