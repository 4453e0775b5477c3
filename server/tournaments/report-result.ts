import type { EnteredResult } from '#shared/tournaments/match-result.ts';
import type { AttendeeRow, EventRow } from '#server/nights/service.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { loadTournament } from './load-tournament.ts';
import { matchOf, saveResult } from './results.ts';

/**
 * Enters the result of a guest's own match on a locked night, where the host allows it; the first of the two players
 * counts. @throws Refusal not_found, event_cancelled, host_enters_results, result_entered, or invalid_request naming
 * result or scores
 */
export async function reportResult(
  tx: Transaction,
  event: EventRow,
  guest: AttendeeRow,
  { matchId, ...entered }: EnteredResult & { matchId: number },
): Promise<void> {
  if (event.status === 'cancelled') throw new Refusal('event_cancelled');
  const loaded = event.eventType === 'tournament' ? await loadTournament(tx, event) : null;
  const own = loaded?.tournament.players.find(({ attendeeId }) => attendeeId === guest.id);
  if (!loaded || !own) throw new Refusal('not_found');
  const match = matchOf(loaded.tournament, matchId);
  if (match.first !== own.id && match.second !== own.id) throw new Refusal('not_found');
  if (!loaded.tournament.guestsReport) throw new Refusal('host_enters_results');
  if (match.result !== null) throw new Refusal('result_entered');
  await saveResult(tx, event.id, loaded.tournament, match, entered);
  await publishEventChanged(tx, event.id);
}
