import type { Attendee } from '#shared/contracts/attendees.ts';

/** A guest who has not been asked yet, with what a test cares about. */
export const anAttendee = (changes: Partial<Attendee> = {}): Attendee => ({
  id: 1,
  eventId: 1,
  email: 'bea@example.org',
  name: 'Bea',
  status: 'invited',
  respondedAt: null,
  invitedAt: null,
  checkedIn: false,
  checkedInAt: null,
  attendeeNotes: null,
  isHost: false,
  partySize: 1,
  arrival: null,
  brings: null,
  guestNote: null,
  awaitsApproval: false,
  placeInLine: null,
  seatOfferedUntil: null,
  movedFrom: null,
  confirmedMoveAt: null,
  muted: false,
  toInvite: true,
  mail: null,
  ...changes,
});
