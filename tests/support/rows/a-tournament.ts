import { and, eq, inArray } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import {
  drawTournamentRound,
  enterMatchResult,
  setTournament,
  type Tournament,
} from '#shared/tournaments/tournament-contract.ts';
import { addEventFor, addGuestsFor } from './event-payloads.ts';
import type { Person } from '../server/owners.ts';
import type { TestApp } from '../server/test-app.ts';

/** A coming tournament of a host, with guests of these names who accepted; their ids in order. */
export async function aTournamentNight(app: TestApp, host: Person, names: readonly string[], changes: object = {}) {
  const { id } = await addEventFor(host, { title: 'Azul Cup', eventType: 'tournament', ...changes });
  const guestIds = await addGuestsFor(
    host,
    id,
    names.map((name) => `${name.split(' ')[0]?.toLowerCase()}@example.org`),
  );
  for (const [place, name] of names.entries())
    await app.services.db
      .update(eventAttendees)
      .set({ name, status: 'accepted', respondedAt: new Date() })
      .where(and(eq(eventAttendees.eventId, id), inArray(eventAttendees.id, [guestIds[place] ?? 0])));
  return { id, guestIds };
}

/** A body that sets up a tournament of these attendees. */
export const withPlayers = (attendeeIds: readonly number[], changes: object = {}) => ({
  format: 'swiss' as const,
  players: attendeeIds.map((attendeeId) => ({ attendeeId })),
  ...changes,
});

/** Sets up a tournament and draws its first round; throws if refused. */
export async function beginTournament(host: Person, id: number, body: object): Promise<Tournament> {
  const set = await host.call(setTournament, { params: { id }, body });
  if (set.status !== 200) throw new Error(`no tournament: ${JSON.stringify(set.refusal)}`);
  return drawFor(host, id, 1);
}

export async function drawFor(host: Person, id: number, round: number): Promise<Tournament> {
  const drawn = await host.call(drawTournamentRound, { params: { id }, body: { round } });
  if (drawn.status !== 200) throw new Error(`not drawn: ${JSON.stringify(drawn.refusal)}`);
  return drawn.body;
}

/** The first seats of all open matches of a round win. */
export async function firstSeatsWin(
  host: Person,
  id: number,
  { matches }: Tournament,
  round: number,
): Promise<Tournament> {
  let after: Tournament | null = null;
  for (const match of matches.filter((one) => one.round === round && one.result === null)) {
    const entered = await host.call(enterMatchResult, {
      params: { id },
      body: { matchId: match.id, result: 'first' },
    });
    if (entered.status !== 200) throw new Error(`no result: ${JSON.stringify(entered.refusal)}`);
    after = entered.body;
  }
  if (!after) throw new Error('no match is open');
  return after;
}
