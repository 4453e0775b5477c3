import * as z from 'zod/mini';
import { EVENT_TYPES } from '#shared/enums.ts';
import { contract } from '#shared/contract/contract.ts';
import { moment } from '#shared/contract/fields.ts';

const share = z.nullable(z.number());

/** Counts of answers; defined in server/nights/analytics/night-figures.ts. */
const answers = {
  invited: z.int(),
  joined: z.int(),
  accepted: z.int(),
  maybe: z.int(),
  declined: z.int(),
  waiting: z.int(),
  noResponse: z.int(),
  companions: z.int(),
  checkedIn: z.int(),
};

/** Figures about a host's events. The host never counts as a guest. */
export const eventAnalytics = z.object({
  totals: z.object({
    ...answers,
    events: z.int(),
    upcoming: z.int(),
    cancelled: z.int(),
    acceptanceRate: share,
    checkInRate: share,
    avgAttendees: z.nullable(z.number()),
    avgCompanions: z.nullable(z.number()),
  }),
  /** Past events, latest first, at most ten. */
  recent: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      date: moment,
      timeZone: z.string(),
      eventType: z.enum(EVENT_TYPES),
      ...answers,
      acceptedInvited: z.int(),
      /** Guests that came, including companions. */
      cameHeads: z.int(),
    }),
  ),
  /** Dates of all events, including cancelled ones, earliest first. */
  calendar: z.array(z.object({ date: moment, isCancelled: z.boolean() })),
  /** Guests by number of events, at most a hundred. */
  guests: z.array(
    z.object({
      /** Null for a guest without an address. */
      email: z.nullable(z.string()),
      name: z.nullable(z.string()),
      /** Events they were invited to, joined without an invitation, and accepted. */
      invited: z.int(),
      joined: z.int(),
      accepted: z.int(),
      /**
       * Past events that they attended: by the wrap-up, else by check-in if there was any, else by an accepted
       * invitation.
       */
      came: z.int(),
      /** Median hours from the invitation to the guest's own first answer; null if none was measured. */
      answerHours: z.nullable(z.number()),
    }),
  ),
  /** Number of all guests, including those beyond the hundred. */
  guestCount: z.int(),
  /** Statistics of date polls. Optional, because responses cached on devices may lack it. */
  datePolls: z._default(
    z.object({
      polls: z.int(),
      /** Median hours from the first invitation until every invited guest had answered; null if that never happened. */
      hoursToAll: z.nullable(z.number()),
      /** Answers of guests to dates by weekday in the host's zone, 1 (Monday) to 7; those without any are left out. */
      weekdays: z.array(z.object({ weekday: z.int(), yes: z.int(), ifNeedBe: z.int(), no: z.int() })),
    }),
    { polls: 0, hoursToAll: null, weekdays: [] },
  ),
});
export type EventAnalytics = z.output<typeof eventAnalytics>;

export const getEventAnalytics = contract({
  method: 'get',
  path: '/api/event-analytics',
  summary: "How the owner's events went: answers, check-ins, recent nights and guests, of a period or of all time",
  access: 'owner',
  hosts: 'for',
  query: z.object({
    /** Events that start at this moment or later. */
    from: z.optional(moment),
    /** Events that start before this moment. */
    to: z.optional(moment),
  }),
  status: 200,
  response: eventAnalytics,
  refusals: ['PLAN_REQUIRED'],
});
