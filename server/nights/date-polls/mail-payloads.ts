import * as z from 'zod';
import { DATE_ANSWERS } from '#shared/enums.ts';

/** The payloads of mails about dates, by their kind. */
export const addedDatesPayload = z.object({ added: z.array(z.coerce.date()) });
export type AddedDates = z.output<typeof addedDatesPayload>;

export const dateSetPayload = z.object({
  optionId: z.int(),
  startsAt: z.coerce.date(),
  /** The guest's answer to the set date; null if they answered other dates only. */
  answer: z.enum(DATE_ANSWERS).nullable(),
  outcome: z.enum(['accepted', 'in_line', 'awaits_approval', 'maybe', 'declined', 'invited']),
  placeInLine: z.int().nullable(),
});
export type DateSet = z.output<typeof dateSetPayload>;

export const reopenedPayload = z.object({
  date: z.coerce.date(),
  sequence: z.int(),
  location: z.string().nullable().default(null),
});

/** People who come, the host among them, and who said if need be. */
export const setItselfPayload = z.object({ yes: z.int(), ifNeedBe: z.int() });

export const dateNeededPayload = z.object({
  reasons: z.array(z.string()),
  /** The date that meets the conditions since a late answer; null at the deadline. */
  optionId: z.int().nullable().default(null),
});

export const datesAnsweredPayload = z.object({
  /** Attendees with new answers. */
  answered: z.array(z.int()),
  /** Everybody who was asked has answered. */
  isEverybody: z.boolean(),
});
