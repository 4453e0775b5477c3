import type { VotableGame } from '#shared/nights/votes-contract.ts';
import type { Connection } from '#server/platform/database/database.ts';
import type { AttendeeRow } from '../attendees-store.ts';
import { gamesOn } from '../event-games.ts';
import type { EventRow } from '../events-store.ts';
import { type ProposalRow, proposalsOf } from './votes-store.ts';

type Bringer = Pick<AttendeeRow, 'id' | 'name' | 'status'>;

/**
 * The games of a night to vote on: the host's in order, then those that people bring. Offers of attendees who do not
 * come are omitted. @param nameOf the name of a person as the reader may see it
 */
export async function votableGames<Person extends Bringer>(
  db: Connection,
  { id: eventId, userId }: Pick<EventRow, 'id' | 'userId'>,
  list: readonly Person[],
  nameOf: (person: Person) => string,
): Promise<(VotableGame & { bringerId: number | null })[]> {
  const chosen = await gamesOn(db, userId, eventId);
  const brought = await proposalsOf(db, eventId);
  const people = new Map(list.map((person) => [person.id, person]));
  return [
    ...chosen.map(({ id, ...game }) => ({ ...game, number: id, broughtBy: null, bringerId: null })),
    ...brought.flatMap((proposal) => {
      const person = people.get(proposal.attendeeId);
      if (!person || (person.status !== 'accepted' && person.status !== 'maybe')) return [];
      return [{ ...asGame(proposal), broughtBy: nameOf(person), bringerId: person.id }];
    }),
  ];
}

const asGame = ({ id, title, players, duration, category }: ProposalRow) => ({
  number: -id,
  title,
  players,
  duration,
  category,
  imageUrl: null,
});
