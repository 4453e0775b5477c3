import type { Event } from '#shared/nights/events-contract.ts';
import { addAttendees } from '#shared/nights/attendees-contract.ts';
import { createEvent } from '#shared/nights/events-contract.ts';
import type { Person, Reply } from '../server/owners.ts';

/** A minimal event in the far future, with overrides. */
export const eventPayload = (changes: object = {}) => ({
  title: 'Friday night',
  date: '2999-05-03T18:00:00Z',
  hostEmail: 'host@example.org',
  ...changes,
});

type WireEvent = Reply<typeof createEvent>['body'] & Pick<Event, 'id'>;

/** Adds an event over HTTP, with the host's own contact address; throws if refused. */
export async function addEventFor(person: Person, changes: object = {}): Promise<WireEvent> {
  const { status, body } = await person.call(createEvent, {
    body: eventPayload({ ...(person.email && { hostEmail: person.email }), ...changes }),
  });
  if (status !== 201) throw new Error(`the event was not created: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Adds guests over HTTP. Returns their ids in the order of the addresses. */
export async function addGuestsFor(person: Person, eventId: number, emails: readonly string[]): Promise<number[]> {
  const { status, body } = await person.call(addAttendees, {
    params: { id: eventId },
    body: { attendees: emails.map((email) => ({ email, name: null })) },
  });
  if (status !== 201) throw new Error(`the guests were not added: ${status} ${JSON.stringify(body)}`);
  const ids = new Map(body.attendees.map(({ email, id }) => [email, id]));
  return emails.map((email) => ids.get(email) ?? 0);
}

export const addresses = (count: number, name = 'guest'): string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index}@example.org`);
