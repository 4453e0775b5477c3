import * as z from 'zod/mini';
import { EVENT_TYPES } from '../enums.ts';
import { contract } from './contract.ts';
import { moment } from './fields.ts';

const share = z.nullable(z.number());

/** What guests answered; defined in server/features/night-analytics/rules/night-figures.ts. */
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
  /** Nights that are over, the latest first, ten at the most. */
  recent: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      date: moment,
      timeZone: z.string(),
      eventType: z.enum(EVENT_TYPES),
      ...answers,
      acceptedInvited: z.int(),
      /** Heads of guests that came, companions among them. */
      cameHeads: z.int(),
    }),
  ),
  /** When each event is, cancelled ones too, the earliest first. */
  calendar: z.array(z.object({ date: moment, isCancelled: z.boolean() })),
  /** Those who were on most lists first, a hundred at the most. */
  guests: z.array(
    z.object({
      /** Null for one who gave no address. */
      email: z.nullable(z.string()),
      name: z.nullable(z.string()),
      /** Nights that they were invited to, that they joined without an invitation, and that they said yes to. */
      invited: z.int(),
      joined: z.int(),
      accepted: z.int(),
      /** Nights that are over to which they came: by the wrap-up, else by check-in where there was one, else by their yes. */
      came: z.int(),
      /** Median hours from the invitation to their own first answer; null where none was timed. */
      answerHours: z.nullable(z.number()),
    }),
  ),
  /** How many guests there are, beyond the hundred too. */
  guestCount: z.int(),
});
export type EventAnalytics = z.output<typeof eventAnalytics>;

export const getEventAnalytics = contract({
  method: 'get',
  path: '/api/event-analytics',
  summary: "How the owner's events went: answers, check-ins, recent nights and guests, of a period or of all time",
  access: 'owner',
  hosts: 'for',
  query: z.object({
    /** Events that begin at this moment or later. */
    from: z.optional(moment),
    /** Events that begin before this moment. */
    to: z.optional(moment),
  }),
  status: 200,
  response: eventAnalytics,
  refusals: ['PLAN_REQUIRED'],
});
