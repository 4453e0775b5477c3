import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { eventKeys } from '#client/lib/event-keys.ts';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/nights/attendees-contract.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import * as events from '#shared/nights/events-contract.ts';
import * as nudges from '#shared/nights/nudges-contract.ts';
import * as joinLinks from '#shared/nights/join-links-contract.ts';
import * as hostEmail from '#shared/nights/host-email-contract.ts';
import { listJoinRequests } from '#shared/nights/join-requests-contract.ts';
import type { RsvpAnswer } from '#shared/enums.ts';
import { reuseUnchangedRows } from '#client/lib/http/reuse-unchanged-rows.ts';

/** All data of a night is under `eventKeys.one(id)`, so that it is invalidated together. */
const nightKeys = {
  attendees: (eventId: number) => [...eventKeys.one(eventId), 'attendees'] as const,
  joinRequests: (eventId: number) => [...eventKeys.one(eventId), 'join-requests'] as const,
  joinLink: (eventId: number) => [...eventKeys.one(eventId), 'join-link'] as const,
};

const of = (id: number) => ({ params: { id } });

/** All attendees, the host first. */
export const attendeesQuery = (eventId: number) =>
  queryOptions({
    queryKey: nightKeys.attendees(eventId),
    queryFn: ({ signal }) => call(contracts.listAttendees, of(eventId), signal),
    structuralSharing: (before, after) => reuseUnchangedRows(before as Attendee[] | undefined, after as Attendee[]),
  });

/** Addresses entered on the night's page and not confirmed yet. */
export const joinRequestsQuery = (eventId: number) =>
  queryOptions({
    queryKey: nightKeys.joinRequests(eventId),
    queryFn: ({ signal }) => call(listJoinRequests, of(eventId), signal),
  });

/** The join link; null while it is off. */
export const joinLinkQuery = (eventId: number) =>
  queryOptions({
    queryKey: nightKeys.joinLink(eventId),
    queryFn: ({ signal }) => call(joinLinks.getJoinLink, of(eventId), signal),
  });

/** Mutation key of answers given by the host, whose updates are not announced. */
export const ANSWERING = ['game-night', 'answer'] as const;

/** Writes a response into the cached list. */
async function cacheAttendee(client: QueryClient, answer: Promise<Attendee>): Promise<Attendee> {
  const changed = await answer;
  client.setQueryData(attendeesQuery(changed.eventId).queryKey, (list) =>
    list?.map((one) => (one.id === changed.id ? changed : one)),
  );
  return changed;
}

/* Mutations of a night invalidate the night with all data under it, and the event list. */
const meta = (eventId: number) => ({ invalidates: [eventKeys.one(eventId), eventKeys.list] });

export const answerFor = (eventId: number) =>
  mutationOptions({
    mutationKey: ANSWERING,
    mutationFn: ({ attendee, status }: { attendee: Attendee; status: RsvpAnswer }, { client }) =>
      cacheAttendee(client, call(contracts.answerInvitation, { ...of(attendee.id), body: { status } })),
    meta: meta(eventId),
  });

type AttendeeChanges = Parameters<typeof call<typeof contracts.changeAttendee>>[1]['body'];

export const changeAttendee = (eventId: number) =>
  mutationOptions({
    mutationKey: ANSWERING,
    mutationFn: ({ attendee, changes }: { attendee: Attendee; changes: AttendeeChanges }, { client }) =>
      cacheAttendee(client, call(contracts.changeAttendee, { ...of(attendee.id), body: changes })),
    meta: meta(eventId),
  });

export const removeAttendee = (eventId: number) =>
  mutationOptions({
    mutationFn: async ({ id }: Attendee, { client }) => {
      await call(contracts.removeAttendee, of(id));
      client.setQueryData(attendeesQuery(eventId).queryKey, (list) => list?.filter((one) => one.id !== id));
    },
    meta: meta(eventId),
  });

export const resendInvitation = (eventId: number) =>
  mutationOptions({
    mutationFn: ({ id }: Attendee, { client }) => cacheAttendee(client, call(contracts.resendInvitation, of(id))),
    meta: meta(eventId),
  });

export const nudgeGuest = (eventId: number) =>
  mutationOptions({
    mutationFn: ({ id }: Attendee, { client }) => cacheAttendee(client, call(nudges.nudgeGuest, of(id))),
    meta: meta(eventId),
  });

export const nudgeSilent = (eventId: number) =>
  mutationOptions({ mutationFn: () => call(nudges.nudgeSilent, of(eventId)), meta: meta(eventId) });

export const sendInvitations = (eventId: number) =>
  mutationOptions({ mutationFn: () => call(events.sendInvitations, of(eventId)), meta: meta(eventId) });

/** Sends the confirmation mail for the night's contact address again. */
export const askHostEmail = (eventId: number) =>
  mutationOptions({ mutationFn: () => call(hostEmail.askHostEmail, of(eventId)), meta: meta(eventId) });

/** A guest's personal link; `renew` replaces it. */
export const guestLink = mutationOptions({
  mutationFn: ({ attendee, renew }: { attendee: Attendee; renew: boolean }) =>
    call(contracts.getGuestLink, { ...of(attendee.id), body: { renew } }),
});

export const setJoinLink = (eventId: number) =>
  mutationOptions({
    mutationFn: async (state: 'on' | 'off' | 'new', { client }) => {
      const link = await call(joinLinks.setJoinLink, { ...of(eventId), body: { state } });
      client.setQueryData(joinLinkQuery(eventId).queryKey, link);
      return link;
    },
  });
