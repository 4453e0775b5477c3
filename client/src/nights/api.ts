import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Host } from '#client/organizations/host.ts';
import { callOnce } from '#client/lib/http/call-once.ts';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/nights/events-contract.ts';
import type { Event, ListedEvent } from '#shared/nights/events-contract.ts';
import { eventKeys } from '#client/lib/event-keys.ts';

/**
 * A host's events: upcoming ones, next first, then past ones, latest first. Refetched on each visit, because other
 * hosts of an organization change them too. @param organizationId null for the user's own
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

const meta = { invalidates: [eventKeys.all] };

/** Updates the cached event lists, own and organization's, that contain the event. */
function changeLists(client: QueryClient, change: (events: ListedEvent[]) => ListedEvent[]): void {
  client.setQueriesData<ListedEvent[]>({ queryKey: eventKeys.list }, (events) => events && change(events));
}

/** Writes a response's event into the cache. */
async function cacheEvent(client: QueryClient, answer: Promise<Event>): Promise<Event> {
  const event = await answer;
  client.setQueryData(eventQuery(event.id).queryKey, event);
  changeLists(client, (events) => events.map((one) => (one.id === event.id ? { ...one, ...event } : one)));
  return event;
}

/** The payload that creates an event; omitted fields get defaults. */
export type EventToCreate = Parameters<typeof call<typeof contracts.createEvent>>[1]['body'];
/** The payload that changes an event; omitted fields stay. */
export type EventToChange = Parameters<typeof call<typeof contracts.changeEvent>>[1]['body'];
/** Resolves after the list is refetched, so that the new card can be shown. */
export const createEvent = mutationOptions({
  mutationFn: async ({ host, body }: { host: Pick<Host, 'for'>; body: EventToCreate }, { client }) => {
    const event = await cacheEvent(client, callOnce(contracts.createEvent, { for: host.for, body }));
    await client.prefetchQuery({ ...eventsQuery(host.for), staleTime: 0 });
    return event;
  },
  meta: { invalidates: [eventKeys.analytics, eventKeys.templates] },
});

export const changeEvent = mutationOptions({
  mutationFn: ({ id, changes }: { id: number; changes: EventToChange }, { client }) =>
    cacheEvent(client, call(contracts.changeEvent, { params: { id }, body: changes })),
  meta,
});

export const cancelEvent = mutationOptions({
  mutationFn: ({ id, reason }: { id: number; reason: string }, { client }) =>
    cacheEvent(client, call(contracts.cancelEvent, { params: { id }, body: { reason } })),
  meta,
});

export const deleteEvent = mutationOptions({
  mutationFn: async (id: number, { client }) => {
    await call(contracts.deleteEvent, { params: { id } });
    changeLists(client, (events) => events.filter((one) => one.id !== id));
  },
  meta: { invalidates: [eventKeys.list, eventKeys.analytics, eventKeys.templates] },
});

/** Copies an event to another date. */
export const duplicateEvent = mutationOptions({
  mutationFn: ({ id, date }: { id: number; date: Date }, { client }) =>
    cacheEvent(client, callOnce(contracts.duplicateEvent, { params: { id }, body: { date: date.toISOString() } })),
  meta,
});

interface GamesToSet {
  id: number;
  gameIds: number[];
  /** With the evening plan; none if omitted. */
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
