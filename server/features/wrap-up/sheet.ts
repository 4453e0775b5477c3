import type { WrapUpSheet } from '#shared/contracts/wrap-up.ts';
import { playerNames } from '#shared/rules/player-names.ts';
import type { Owner } from '../../auth/owner.ts';
import type { Database } from '../../database/database.ts';
import { attendeesOf } from '../game-nights/attendees-store.ts';
import { getEvent } from '../game-nights/events-service.ts';
import { optedOutOf } from '../game-nights/whom-to-invite.ts';
import { listPeople } from '../people/store.ts';
import { playsOfNight, toldResults } from './store.ts';
import { canBeTold } from './tell-results.ts';

/**
 * What there is to wrap up of a night. Who declined or waits for a seat is on it too, because people turn up; they count
 * as not having come until somebody says so.
 * @throws Refusal not_found
 */
export async function getWrapUp(db: Database, owner: Owner, eventId: number): Promise<WrapUpSheet> {
  const event = await getEvent(db, owner, eventId);
  const attendees = await attendeesOf(db, event.id);
  const optedOut = await optedOutOf(db, owner.id);
  const names = playerNames(attendees, await listPeople(db, owner.id));
  return {
    people: attendees.map((one, place) => ({
      attendeeId: one.id,
      name: names[place] ?? one.email,
      isHost: one.isHost,
      came: one.came ?? (one.checkedIn || one.status === 'accepted'),
      canBeWrittenTo: canBeTold(one, optedOut),
    })),
    plays: await playsOfNight(db, owner.id, eventId),
    resultsSent: (await toldResults(db, eventId)).size,
  };
}
