import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Host } from '#client/entities/hosts/host.ts';
import { call } from '#client/lib/http.ts';
import * as attendees from '#shared/contracts/attendees.ts';
import * as contracts from '#shared/contracts/events.ts';
import type { Event } from '#shared/contracts/events.ts';
import type { RsvpAnswer } from '#shared/enums.ts';
import { eventKeys } from './event-keys.ts';

/**
 * The events that somebody hosts: those to come, the next one first, then past ones, the latest first. Others plan those
 * of an organization too, so they are fetched anew each time they are looked at.
 * @param organizationId in whose place; null for their own
 */
export const eventsQuery = (organizationId: number | null) =>
  queryOptions({
    queryKey: [...eventKeys.list, organizationId],
    queryFn: ({ signal }) => call(contracts.listEvents, { for: organizationId }, signal),
    staleTime: organizationId === null ? Infinity : 0,
  });

/** One event of the owner's. */
export const eventQuery = (id: number) =>
  queryOptions({
    queryKey: [...eventKeys.one(id), 'event'],
    queryFn: ({ signal }) => call(contracts.getEvent, { params: { id } }, signal),
  });

/** The games of an event, in the host's order. */
export const eventGamesQuery = (id: number) =>
  queryOptions({
    queryKey: [...eventKeys.one(id), 'games'],
    queryFn: ({ signal }) => call(contracts.listEventGames, { params: { id } }, signal),
  });

/** Invitations of the signed-in person to nights of others. */
export const invitationsQuery = queryOptions({
  queryKey: eventKeys.invitations,
  queryFn: ({ signal }) => call(attendees.listInvitations, {}, signal),
});

/** Guests of somebody's latest nights, to be invited again. @param organizationId in whose place; null for their own */
export const recentGuestsQuery = (organizationId: number | null) =>
  queryOptions({
    queryKey: [...eventKeys.recentGuests, organizationId],
    queryFn: ({ signal }) => call(attendees.listRecentGuests, { for: organizationId }, signal),
    staleTime: 0,
  });

const meta = { invalidates: [eventKeys.all] };

/** Writes into the cached lists of events, one's own and an organization's: each has the event or has it not. */
function changeLists(client: QueryClient, change: (events: Event[]) => Event[]): void {
  client.setQueriesData<Event[]>({ queryKey: eventKeys.list }, (events) => events && change(events));
}

/** Puts an event of an answer into what is cached, so that it is shown without waiting for the list. */
async function keep(client: QueryClient, answer: Promise<Event>): Promise<Event> {
  const event = await answer;
  client.setQueryData(eventQuery(event.id).queryKey, event);
  changeLists(client, (events) => events.map((one) => (one.id === event.id ? event : one)));
  return event;
}

/** What makes an event; fields that it leaves out get their defaults. */
export type EventToCreate = Parameters<typeof call<typeof contracts.createEvent>>[1]['body'];
/** What changes of an event; what it leaves out stays as it is. */
export type EventToChange = Parameters<typeof call<typeof contracts.changeEvent>>[1]['body'];
/** People who are put on the list of an event. */
export type GuestsToAdd = Parameters<typeof call<typeof attendees.addAttendees>>[1]['body']['attendees'];

/** Resolves when the list is fetched anew, so that the new card is there to be gone to. */
export const createEvent = mutationOptions({
  mutationFn: async ({ host, body }: { host: Pick<Host, 'for'>; body: EventToCreate }, { client }) => {
    const event = await keep(client, call(contracts.createEvent, { for: host.for, body }));
    await client.prefetchQuery({ ...eventsQuery(host.for), staleTime: 0 });
    return event;
  },
  meta: { invalidates: [eventKeys.analytics, eventKeys.templates] },
});

export const changeEvent = mutationOptions({
  mutationFn: ({ id, changes }: { id: number; changes: EventToChange }, { client }) =>
    keep(client, call(contracts.changeEvent, { params: { id }, body: changes })),
  meta,
});

export const cancelEvent = mutationOptions({
  mutationFn: ({ id, reason }: { id: number; reason: string }, { client }) =>
    keep(client, call(contracts.cancelEvent, { params: { id }, body: { reason } })),
  meta,
});

export const deleteEvent = mutationOptions({
  mutationFn: async (id: number, { client }) => {
    await call(contracts.deleteEvent, { params: { id } });
    changeLists(client, (events) => events.filter((one) => one.id !== id));
  },
  meta: { invalidates: [eventKeys.list, eventKeys.analytics, eventKeys.templates] },
});

/** Makes another event of one, on another day. */
export const duplicateEvent = mutationOptions({
  mutationFn: ({ id, date }: { id: number; date: Date }, { client }) =>
    keep(client, call(contracts.duplicateEvent, { params: { id }, body: { date: date.toISOString() } })),
  meta,
});

interface GamesToSet {
  id: number;
  gameIds: number[];
  /** The evening plan among them; none where it is left out. */
  plan?: { gameId: number; startsAfter: number }[];
}

export const setEventGames = mutationOptions({
  mutationFn: async ({ id, gameIds, plan = [] }: GamesToSet, { client }) => {
    const games = await call(contracts.setEventGames, { params: { id }, body: { gameIds, plan } });
    client.setQueryData(eventGamesQuery(id).queryKey, games);
    return games;
  },
  meta,
});

export const addGuests = mutationOptions({
  mutationFn: ({ id, guests }: { id: number; guests: GuestsToAdd }) =>
    call(attendees.addAttendees, { params: { id }, body: { attendees: guests } }),
  meta,
});

/** Answers an invitation, one's own or for a guest. */
export const answerInvitation = mutationOptions({
  mutationFn: ({ attendeeId, status }: { attendeeId: number; status: RsvpAnswer }) =>
    call(attendees.answerInvitation, { params: { id: attendeeId }, body: { status } }),
  meta,
});

/** Goes to one's own page of a night of somebody else, where a guest says all that there is to say. */
export const openOwnPage = mutationOptions({
  mutationFn: async (attendeeId: number) => {
    const { path } = await call(attendees.openOwnPage, { params: { id: attendeeId } });
    globalThis.location.assign(path);
  },
});
