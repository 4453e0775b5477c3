import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import * as attendees from '#shared/nights/attendees-contract.ts';
import type { RsvpAnswer } from '#shared/enums.ts';
import { eventKeys } from '#client/lib/event-keys.ts';

/** The user's invitations to nights of others. */
export const invitationsQuery = queryOptions({
  queryKey: eventKeys.invitations,
  queryFn: ({ signal }) => call(attendees.listInvitations, {}, signal),
});

/** Guests of a host's latest nights, to invite again. @param organizationId null for the user's own */
export const recentGuestsQuery = (organizationId: number | null) =>
  queryOptions({
    queryKey: [...eventKeys.recentGuests, organizationId],
    queryFn: ({ signal }) => call(attendees.listRecentGuests, { for: organizationId }, signal),
    staleTime: 0,
  });

const meta = { invalidates: [eventKeys.all] };

/** Guests to add to an event. */
export type GuestsToAdd = Parameters<typeof call<typeof attendees.addAttendees>>[1]['body']['attendees'];

export const addGuests = mutationOptions({
  mutationFn: ({ id, guests }: { id: number; guests: GuestsToAdd }) =>
    call(attendees.addAttendees, { params: { id }, body: { attendees: guests } }),
  meta,
});

/** Answers an invitation, one's own or a guest's. */
export const answerInvitation = mutationOptions({
  mutationFn: ({ attendeeId, status }: { attendeeId: number; status: RsvpAnswer }) =>
    call(attendees.answerInvitation, { params: { id: attendeeId }, body: { status } }),
  meta,
});

/** Opens one's own page of another host's night, which has all of a guest's options. */
export const openGuestPage = mutationOptions({
  mutationFn: async (attendeeId: number) => {
    const { path } = await call(attendees.openOwnPage, { params: { id: attendeeId } });
    globalThis.location.assign(path);
  },
});
