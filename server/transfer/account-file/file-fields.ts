import * as z from 'zod';
import { bounded, emailAddress, moment } from '#shared/contract/fields.ts';
import * as limits from '#shared/limits/limits.ts';
import { isCalendarDay } from '#shared/time/repeating-nights.ts';
import { jsonListIn } from '#shared/text/json-list.ts';
import { withoutHidden } from '#shared/text/without-hidden.ts';
import { t } from '#server/transfer/words/words.ts';

/*
 * Fields of an account file. Nullable fields may be missing. Texts are kept exactly but for hidden characters, which no
 * text of an account has.
 */

export const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
export const text = (max: number) => z.pipe(bounded(max), z.transform(withoutHidden));
export const nullable = <S extends z.core.$ZodType>(schema: S) => z.nullish(schema).transform((value) => value ?? null);
export const nullableNotes = nullable(text(limits.MAX_NOTES_LENGTH));
export const nullableLine = nullable(text(limits.MAX_TITLE_LENGTH));
export const nullableShortText = nullable(text(limits.MAX_SHORT_TEXT_LENGTH));
export const title = text(limits.MAX_TITLE_LENGTH);
export const nonEmptyText = (max: number) =>
  z.pipe(
    bounded(max).check(z.refine((words) => withoutHidden(words).trim() !== '', { error: () => t('this is empty') })),
    z.transform(withoutHidden),
  );
/** Names as JSON text, in which hidden characters may be escaped. */
export const playerNames = (max: number) =>
  z.pipe(
    text(max),
    z.transform((json) => {
      const names = jsonListIn(json);
      const seen = names?.map((name) => (typeof name === 'string' ? withoutHidden(name) : name));
      return seen?.some((name, index) => name !== names?.[index]) ? JSON.stringify(seen) : json;
    }),
  );
export const nullableMoment = nullable(moment);
export const flag = z.boolean().default(false);
export const bggId = nullable(z.int().min(1).max(limits.MAX_BGG_ID));
export const count = (max: number) => z.int().min(0).max(max);
/** One that exists: forms, texts and jobs reckon with it. */
export const calendarDay = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, { error: () => t('Days are written YYYY-MM-DD') })
  .refine(isCalendarDay, { error: () => t('There is no such day') });
export const address = emailAddress('this is not an e-mail address');
