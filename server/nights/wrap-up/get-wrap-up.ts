import type { WrapUpSheet } from '#shared/nights/wrap-up-contract.ts';
import { eventEnd } from '#shared/time/event-end.ts';
import { playerNames } from './player-names.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database, Connection } from '#server/platform/database/database.ts';
import { type AttendeeRow, attendeesOf } from '../attendees-store.ts';
import { getEvent } from '../events-service.ts';
import type { EventRow } from '../events-store.ts';
import { optedOutOf } from '#server/accounts/service.ts';
import { listPeople } from '#server/plays/service.ts';
import { type KeyedPlay, nightPlays, resultsSentTo } from './store.ts';
import { canReceiveResults } from './queue-results.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { gamesOn } from '../event-games.ts';
import { proposalsOf } from '../votes/votes-store.ts';

/** Games that people bring to a night and that are not on it, each title once. @param nameOf by attendee id */
async function broughtGames(
  db: Connection,
  userId: number,
  eventId: number,
  nameOf: (attendeeId: number) => string,
): Promise<WrapUpSheet['brought']> {
  const seen = new Set((await gamesOn(db, userId, eventId)).map(({ title }) => titleKey(title)));
  const brought: WrapUpSheet['brought'] = [];
  for (const { attendeeId, title, titleKey: key, bggId, category } of await proposalsOf(db, eventId)) {
    if (seen.has(key)) continue;
    seen.add(key);
    brought.push({ title, bggId, category, by: nameOf(attendeeId) });
  }
  return brought;
}

type SentSheet = Omit<WrapUpSheet, 'plays'> & { plays: AsyncIterable<KeyedPlay> };

/**
 * The data to wrap a night up; its plays are read while they are sent. Includes attendees who declined or are on the
 * waitlist, because people turn up; they count as absent by default. For a night created after the fact, all attendees
 * count as present. @throws Refusal not_found
 */
export async function getWrapUp(db: Database, owner: Owner, eventId: number): Promise<SentSheet> {
  const event = await getEvent(db, owner, eventId);
  const attendees = await attendeesOf(db, event.id);
  const optedOut = await optedOutOf(db, owner.id);
  const isRecorded = wasRecordedAfterwards(event, attendees);
  const names = playerNames(attendees, await listPeople(db, owner.id));
  return {
    people: attendees.map((one, place) => ({
      attendeeId: one.id,
      name: names[place] ?? one.email,
      companions: one.companions,
      isHost: one.isHost,
      came: one.came ?? (isRecorded || one.checkedIn || one.status === 'accepted'),
      canBeWrittenTo: canReceiveResults(one, optedOut),
    })),
    brought: await broughtGames(db, owner.id, eventId, (attendeeId) => {
      const place = attendees.findIndex(({ id }) => id === attendeeId);
      return names[place] ?? attendees[place]?.email ?? '';
    }),
    plays: nightPlays(db, owner.id, eventId),
    resultsSent: (await resultsSentTo(db, eventId)).size,
  };
}

const wasRecordedAfterwards = (event: EventRow, attendees: readonly AttendeeRow[]): boolean =>
  eventEnd(event) <= event.createdAt &&
  attendees.every(({ isHost, invitedAt, respondedAt }) => isHost || (invitedAt === null && respondedAt === null));
