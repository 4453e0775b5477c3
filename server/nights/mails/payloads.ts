import { LANGUAGES } from '#shared/text/languages.ts';
import * as z from 'zod';
import { GUEST_VISIBLE_FIELDS } from '#shared/nights/event-changes.ts';
import { RSVP_ANSWERS } from '#shared/enums.ts';
import { HOUR_CYCLES } from '#shared/time/hour-cycle.ts';
import { REMINDERS } from './reminders.ts';

/** The payload of a mail, by its kind: what event and attendee do not say when it is sent. */
export const answerPayload = z.object({
  status: z.enum(RSVP_ANSWERS),
  outcome: z.enum(['as_answered', 'in_line', 'awaits_approval']),
  partySize: z.int(),
  placeInLine: z.int().nullable(),
  /** The date that the guest answered for; null in mails that were queued before it was recorded. */
  date: z.nullable(z.coerce.date()).default(null),
});
export type AnswerPayload = z.output<typeof answerPayload>;

const plain = z.union([z.string(), z.number(), z.null()]);

export const changePayload = z.object({
  changes: z.array(
    z.object({
      what: z.enum(GUEST_VISIBLE_FIELDS),
      before: plain,
      after: plain,
    }),
  ),
  /** The guest answered before, and the mail that confirms it has not left: this one does. */
  confirms: z.boolean().default(false),
});
export type ChangePayload = z.output<typeof changePayload>;
export type NotifiedChange = ChangePayload['changes'][number];

/** Complete, because the event may be deleted. */
export const cancelPayload = z.object({
  title: z.string(),
  date: z.coerce.date(),
  timeZone: z.string(),
  durationMinutes: z.int(),
  location: z.string().nullable(),
  publicId: z.string(),
  /** Null if it was not confirmed. */
  hostEmail: z.nullable(z.string()),
  reason: z.enum(['cancelled', 'deleted', 'removed']),
  /** The date was still to be found. */
  isWithoutDate: z.boolean().default(false),
  sequence: z.int(),
  /** The reason in the host's own words. */
  words: z.string().nullable().default(null),
  /** Name of a host whose account is deleted. */
  hostName: z.string().optional(),
  /** Hour cycle of the guest's language, and zone of their answer; null if unknown. */
  clock: z.enum(HOUR_CYCLES).nullish(),
  readerZone: z.string().nullish(),
  /** Of the page on which the guest answered. */
  language: z.enum(LANGUAGES).nullish(),
});
export type CancelPayload = z.output<typeof cancelPayload>;

export const offerPayload = z.object({ until: z.coerce.date(), partySize: z.int() });
export type OfferPayload = z.output<typeof offerPayload>;

export const reminderPayload = z.object({
  /** `dates`: which dates work, while the night has none. */
  reminder: z.enum([...REMINDERS, 'dates']),
  date: z.coerce.date(),
});
export type ReminderPayload = z.output<typeof reminderPayload>;

/** The date that a host is reminded of. */
export const hostReminderPayload = z.object({ date: z.coerce.date() });

/** Dates that a poll has in addition, as ISO 8601. */
export const addedDatesPayload = z.object({ added: z.array(z.string()) });
