import * as z from 'zod';
import { bounded, emailAddress, moment } from '#shared/contracts/fields.ts';
import * as limits from '#shared/limits.ts';
import { isCalendarDay } from '#shared/rules/nights/repeating-nights.ts';

/* Fields of an account file. Nullable fields may be missing; texts are kept exactly. */

export const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
export const text = (max: number) => bounded(max);
export const maybe = <S extends z.core.$ZodType>(schema: S) => z.nullish(schema).transform((value) => value ?? null);
export const note = maybe(text(limits.MAX_NOTES_LENGTH));
export const line = maybe(text(limits.MAX_TITLE_LENGTH));
export const short = maybe(text(limits.MAX_SHORT_TEXT_LENGTH));
export const title = bounded(limits.MAX_TITLE_LENGTH);
export const filled = (max: number) => bounded(max).check(z.refine((words) => words.trim() !== '', 'this is empty'));
export const time = maybe(moment);
export const yes = z.boolean().default(false);
export const bggId = maybe(z.int().min(1).max(limits.MAX_BGG_ID));
export const count = (max: number) => z.int().min(0).max(max);
/** One that exists: forms, texts and jobs reckon with it. */
export const calendarDay = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, 'Days are written YYYY-MM-DD')
  .refine(isCalendarDay, 'There is no such day');
export const address = emailAddress('this is not an e-mail address');
