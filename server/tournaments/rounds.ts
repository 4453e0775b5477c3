import { drawRound } from '#shared/tournaments/draw-round.ts';
import { drawnRounds } from '#shared/tournaments/tournament.ts';
import type { Tournament } from '#shared/tournaments/tournament-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { fieldOf } from './load-tournament.ts';
import * as store from './store.ts';
import { t } from '#server/platform/words/words.ts';

/**
 * Draws a round; one that is drawn already stays, so that a second request for it draws no further one.
 * @throws Refusal round_open, tournament_over, limit_reached, or invalid_request naming the round
 */
export async function draw(tx: Transaction, eventId: number, tournament: Tournament, round: number): Promise<void> {
  const drawn = drawnRounds(tournament.matches);
  if (round <= drawn) return;
  if (round > drawn + 1)
    throw new Refusal('invalid_request', {
      fields: { round: t('Round {round} is drawn before this one', { round: drawn + 1 }) },
    });
  if (tournament.matches.some(({ result }) => result === null)) throw new Refusal('round_open');
  const matches = drawRound(fieldOf(tournament));
  if (matches.length === 0) throw new Refusal('tournament_over');
  if (tournament.matches.length + matches.length > STORAGE_LIMITS.tournamentMatches.most)
    throw limitReached('tournamentMatches');
  await store.insertMatches(
    tx,
    matches.map(({ first: firstId, second: secondId, ...match }) => ({ ...match, eventId, round, firstId, secondId })),
  );
}

/** Takes the latest round back. @throws Refusal round_played, or invalid_request naming the round */
export async function undo(tx: Transaction, eventId: number, tournament: Tournament, round: number): Promise<void> {
  if (round === 0 || round !== drawnRounds(tournament.matches))
    throw new Refusal('invalid_request', { fields: { round: t('Only the latest round can be undone') } });
  const isPlayed = tournament.matches.some(
    (match) => match.round === round && match.result !== null && match.second !== null && !match.isWalkover,
  );
  if (isPlayed) throw new Refusal('round_played');
  await store.deleteRound(tx, eventId, round);
  await store.joinAtLatestIn(tx, eventId, round);
}
