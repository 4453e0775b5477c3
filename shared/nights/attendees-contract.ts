import * as z from 'zod/mini';
import { ATTENDEE_STATUSES, MAIL_STATES, RSVP_ANSWERS } from '#shared/enums.ts';
import { MAX_NAME_LENGTH, MAX_NOTES_LENGTH } from '#shared/limits/limits.ts';
import { companions } from './event-fields.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { type ResponseBody, contract } from '#shared/contract/contract.ts';
import { emailAddress, idParams, moment, optionalText, atLeastOneField } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

/** An attendee of an event, as its host sees them. */
export const attendee = z.object({
  id: z.int(),
  eventId: z.int(),
  email: z.string(),
  name: z.nullable(z.string()),
  status: z.enum(ATTENDEE_STATUSES),
  respondedAt: z.nullable(moment),
  invitedAt: z.nullable(moment),
  checkedIn: z.boolean(),
  checkedInAt: z.nullable(moment),
  attendeeNotes: z.nullable(z.string()),
  isHost: z.boolean(),
  /** People in the party, including the attendee. */
  partySize: z.int(),
  /** How many people they may bring; null if as everybody on this night. */
  maxCompanions: z._default(z.nullable(z.int()), null),
  /** Names of the companions, where given. */
  companions: z.array(z.string()),
  arrival: z.nullable(z.string()),
  brings: z.nullable(z.string()),
  guestNote: z.nullable(z.string()),
  awaitsApproval: z.boolean(),
  /** Position on the waitlist, from 1; null if not on it. */
  placeInLine: z.nullable(z.int()),
  seatOfferedUntil: z.nullable(moment),
  /** The date the attendee last answered for, if the event has moved since; null once they answer for the new date. */
  movedFrom: z.nullable(moment),
  /** When they confirmed the new date. */
  confirmedMoveAt: z.nullable(moment),
  /** They opted out of mail about this event or from this host. */
  muted: z.boolean(),
  /** 'Send Invitations' sends a mail to them. */
  toInvite: z.boolean(),
  /** State of the latest mail to them; a held mail has the time of its next attempt. */
  mail: z.nullable(
    z.object({
      state: z.enum(MAIL_STATES),
      problem: z.nullable(z.string()),
      at: moment,
      heldUntil: z.nullable(moment),
    }),
  ),
  /** They answered the dates of an event whose date is still being found. */
  answeredDates: z._default(z.boolean(), false),
  /** When the host last reminded them to answer. */
  lastNudgedAt: z.nullable(moment),
  /** From when the host may remind them again; null if a reminder is not possible. */
  nudgeableFrom: z.nullable(moment),
});
export type Attendee = z.output<typeof attendee>;

export const listAttendees = contract({
  method: 'get',
  path: '/api/events/:id/attendees',
  summary: 'Everybody on the list of an event: the host first, then in the order of being added',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  status: 200,
  response: z.array(attendee),
});

export const addAttendees = contract({
  method: 'post',
  path: '/api/events/:id/attendees',
  summary: 'Puts people on the list; addresses that are on it stay as they are',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  body: z.object({
    attendees: z
      .array(
        z.object({ email: emailAddress(t('Please enter a valid email address')), name: optionalText(MAX_NAME_LENGTH) }),
      )
      .check(
        z.minLength(1, t('Please add at least one address')),
        z.maxLength(STORAGE_LIMITS.guestsOnANight.most, t('At most 500 at once')),
      ),
  }),
  status: 201,
  response: z.object({ added: z.int(), attendees: z.array(attendee) }),
  refusals: ['PLAN_LIMIT_REACHED', 'event_cancelled'],
});

export const answerInvitation = contract({
  method: 'put',
  path: '/api/attendees/:id/status',
  summary: 'Answers an invitation: by the signed-in person who is invited, or by the host for a guest',
  access: 'owner',
  hosts: 'attendee',
  params: idParams,
  body: z.object({ status: z.enum(RSVP_ANSWERS) }),
  status: 200,
  response: attendee,
  refusals: ['event_cancelled', 'event_over', 'event_full', 'finding_date'],
});

export const changeAttendee = contract({
  method: 'patch',
  path: '/api/attendees/:id',
  summary:
    "The host's notes on somebody, their name, how many they may bring, their check-in, letting a newcomer in, and a seat for one on the waitlist",
  access: 'owner',
  hosts: 'attendee',
  params: idParams,
  body: z
    .object({
      name: z.optional(optionalText(MAX_NAME_LENGTH)),
      attendeeNotes: z.optional(optionalText(MAX_NOTES_LENGTH)),
      checkedIn: z.optional(z.boolean()),
      /** Null: as everybody on this night. */
      maxCompanions: z.optional(z.nullable(companions)),
      approved: z.optional(z.literal(true)),
      /** Gives a waitlisted attendee a seat ahead of others, beyond the capacity if necessary. */
      seated: z.optional(z.literal(true)),
    })
    .check(atLeastOneField),
  status: 200,
  response: attendee,
  refusals: ['PLAN_REQUIRED', 'event_cancelled', 'event_over', 'event_full', 'guest_not_in_line', 'finding_date'],
});

export const removeAttendee = contract({
  method: 'delete',
  path: '/api/attendees/:id',
  summary: 'Takes somebody off the list; their link is void from then on, and who was invited is told',
  access: 'owner',
  hosts: 'attendee',
  params: idParams,
  status: 204,
  refusals: ['invalid_request'],
});

export const resendInvitation = contract({
  method: 'post',
  path: '/api/attendees/:id/resend',
  summary: 'Invites somebody again; their link stays as it is',
  access: 'owner',
  hosts: 'attendee',
  params: idParams,
  status: 200,
  response: attendee,
  refusals: [
    'host_unnamed',
    'invalid_request',
    'mail_unreachable',
    'mails_off',
    'event_cancelled',
    'event_over',
    'guest_opted_out',
    'too_many_requests',
  ],
});

export const getGuestLink = contract({
  method: 'post',
  path: '/api/attendees/:id/link',
  summary: "A guest's personal link, to be sent by other means; with `renew` a new one, and all earlier ones are void",
  access: 'owner',
  hosts: 'attendee',
  params: idParams,
  body: z.object({ renew: z._default(z.boolean(), false) }),
  status: 200,
  response: z.object({ url: z.string() }),
});

/** Matched by the signed-in user's verified e-mail. */
export const listInvitations = contract({
  method: 'get',
  path: '/api/invitations',
  summary: 'Events of others that the signed-in person is invited to by their verified e-mail',
  access: 'owner',
  status: 200,
  response: z.array(
    z.object({
      attendeeId: z.int(),
      status: z.enum(ATTENDEE_STATUSES),
      /** They accepted when every seat was taken, and are on the waitlist. */
      inLine: z.boolean(),
      /** A seat is held for them until; optional, because answers cached on devices may lack it. */
      seatOfferedUntil: z._default(z.nullable(moment), null),
      /** They accepted, and the host has not approved them yet. */
      awaitsApproval: z.boolean(),
      title: z.string(),
      date: moment,
      /** Number of dates to choose from while none is set; otherwise 0. */
      datesToChoose: z._default(z.int(), 0),
      /** The date they last answered for, if the night moved since; optional, because answers cached on devices may lack it. */
      movedFrom: z._default(z.nullable(moment), null),
      timeZone: z.string(),
      durationMinutes: z.int(),
      hostName: z.string(),
      location: z.nullable(z.string()),
      /** Names of those who come; null if the host hides them. Like the plan it may be missing in answers cached on devices. */
      comes: z._default(z.nullable(z.string()), null),
      /** The evening plan in order, for those who come or may come; `startsAfter` in minutes after the beginning. */
      plan: z._default(z.array(z.object({ title: z.string(), startsAfter: z.int() })), []),
    }),
  ),
});

export const openOwnPage = contract({
  method: 'post',
  path: '/api/attendees/:id/own-page',
  summary: "The path of the signed-in guest's own page of a night, known by their verified e-mail",
  access: 'owner',
  params: idParams,
  status: 200,
  response: z.object({ path: z.string() }),
});

export const listRecentGuests = contract({
  method: 'get',
  path: '/api/recent-guests',
  summary:
    "Guests of the owner's latest nights who can be invited again, those of the latest night first, eight at most",
  access: 'owner',
  hosts: 'for',
  status: 200,
  response: z.array(z.object({ email: z.string(), name: z.nullable(z.string()) })),
});

export type Invitation = ResponseBody<typeof listInvitations>[number];

export const attendeeContracts = [
  listAttendees,
  addAttendees,
  answerInvitation,
  changeAttendee,
  resendInvitation,
  getGuestLink,
  listInvitations,
  openOwnPage,
  listRecentGuests,
  removeAttendee,
];
