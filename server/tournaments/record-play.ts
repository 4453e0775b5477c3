import type { MatchResult, TournamentScoring } from '#shared/enums.ts';
import type { Tournament } from '#shared/tournaments/tournament-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { eventEnd } from '#shared/time/event-end.ts';
import { ZoneClock } from '#shared/time/wall-time.ts';
import type { EventRow } from '#server/nights/service.ts';
import { countNightPlays, writePlay } from '#server/plays/service.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { LoadedTournament } from './load-tournament.ts';
import type { Match } from './results.ts';
import * as store from './store.ts';
import { t } from '#server/platform/words/words.ts';

const OUTCOMES = { result: 'none', highest: 'highest', lowest: 'lowest' } as const satisfies Record<
  TournamentScoring,
  string
>;

/**
 * Records a decided match as a play of the night, once. Run under `withOwnerLock`.
 * @throws Refusal round_open, limit_reached, or invalid_request naming the match or the game
 */
export async function recordPlay(
  tx: Transaction,
  owner: Owner,
  event: EventRow,
  { tournament, bggId }: LoadedTournament,
  match: Match,
): Promise<void> {
  if (match.playId !== null) return;
  const { game, scoring } = tournament;
  if (match.second === null || match.isWalkover)
    throw new Refusal('invalid_request', { fields: { matchId: t('Nothing was played in this match') } });
  if (match.result === null) throw new Refusal('round_open');
  if (game === null)
    throw new Refusal('invalid_request', { fields: { gameId: t('Please choose the game of the tournament first') } });
  if ((await countNightPlays(tx, owner.id, event.id)) >= STORAGE_LIMITS.playsOnANight.most)
    throw limitReached('playsOnANight');
  const names = [nameOf(tournament, match.first), nameOf(tournament, match.second)];
  const { play } = await writePlay(
    tx,
    owner,
    { gameId: game.id, title: game.title, bggId },
    {
      players: names,
      scores: [match.firstScore, match.secondScore],
      winner: winnerOf(match.result, names),
      notes: null,
      outcome: match.firstScore === null ? 'none' : OUTCOMES[scoring],
      markAsPlayed: true,
      idempotencyKey: `night-${event.id}-match-${match.id}`,
      ...playedOn(event, new Date()),
    },
    event.id,
  );
  await store.updateMatch(tx, event.id, match.id, { playId: play.id });
}

/** Now, during the night; afterwards at its beginning. */
function playedOn(event: EventRow, now: Date) {
  const playedAt = eventEnd(event) < now ? event.date : now;
  return { playedAt, utcOffset: new ZoneClock(event.timeZone).offsetAt(playedAt) };
}

const nameOf = ({ players }: Tournament, id: number): string =>
  players.find((player) => player.id === id)?.nameInPlays ?? '';

const winnerOf = (result: MatchResult, [first, second]: readonly string[]): string | null =>
  ({ first: first ?? null, second: second ?? null, draw: null })[result];
