import * as z from 'zod/mini';
import { MAX_EMAIL_LENGTH, MAX_MOMENT_LENGTH, MAX_URL_LENGTH } from '#shared/limits/limits.ts';
import { withAsciiDomain } from '#shared/text/ascii-domain.ts';
import { tidyName } from '#shared/text/person-name.ts';
import { withoutHidden } from '#shared/text/without-hidden.ts';
import { MINUTE_MS, minuteOf } from '#shared/time/minute.ts';
import { t } from '#shared/words/words.ts';

/** Whether PostgreSQL can store the text exactly: no NUL, no lone surrogate. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Text of at most `max` characters, unchanged. */
export const bounded = (max: number) =>
  z.string().check(
    // `abort`: no other check runs on a text that is too long.
    z.maxLength(max, { error: () => t('Please use at most {most} characters', { most: max }), abort: true }),
    z.refine(isStorable, t('This text holds characters that cannot be kept')),
  );

/** For `z.maximum`. */
export const atMost = (most: number) => ({ error: () => t('Please enter at most {most}', { most }) });

/** As it is kept: without characters that show nothing, trimmed. */
const written = (text: string): string => withoutHidden(text).trim();

/** Trimmed text of 1 to `max` characters that are seen. */
export const requiredText = (max: number, missing: string | (() => string) = t('Please fill this in')) =>
  z.pipe(
    bounded(max).check(
      z.refine((text) => written(text) !== '', { error: typeof missing === 'string' ? () => missing : missing }),
    ),
    z.transform(written),
  );

/** A name of 1 to `max` characters in its composed form, which can be longer than the one that is sent. */
export const tidyText = (max: number, missing: string) =>
  z.pipe(z.pipe(requiredText(max, missing), z.transform(tidyName)), bounded(max));

const emptyToNull = (text: string | null | undefined) => (text && written(text)) || null;

/** Trimmed text of at most `max` characters; blank or absent becomes null. */
export const optionalText = (max: number) => z.pipe(z.nullish(bounded(max)), z.transform(emptyToNull));

/** Trimmed text of at most `max` characters; blank becomes null, absent is refused. */
export const clearableText = (max: number) =>
  z.pipe(
    z.nullable(bounded(max)),
    z.transform((text: string | null) => emptyToNull(text)),
  );

const NO_WEB_ADDRESS = t('Please enter a web address that begins with http:// or https://');

const isWebAddress = (text: string) => {
  if (text.trim() === '') return true;
  if (!URL.canParse(text.trim())) return false;
  return /^https?:$/.test(new URL(text.trim()).protocol);
};

/** An http or https URL. */
export const requiredUrl = (missing: string) =>
  z.pipe(
    bounded(MAX_URL_LENGTH).check(
      z.refine((text) => text.trim() !== '', missing),
      z.refine(isWebAddress, NO_WEB_ADDRESS),
    ),
    z.transform((text) => text.trim()),
  );

/** An http or https URL; blank or absent becomes null. */
export const optionalUrl = z.pipe(
  z.nullish(bounded(MAX_URL_LENGTH).check(z.refine(isWebAddress, NO_WEB_ADDRESS))),
  z.transform(emptyToNull),
);

/** An http or https URL; blank becomes null, absent is refused. */
export const clearableUrl = z.pipe(
  z.nullable(bounded(MAX_URL_LENGTH).check(z.refine(isWebAddress, NO_WEB_ADDRESS))),
  z.transform((text: string | null) => emptyToNull(text)),
);

/**
 * Four-digit years only: an offset can lead out of them, and PostgreSQL reads years below 100 as 20th or 21st century.
 */
const storableDate = z
  .date()
  .check(z.minimum(new Date('1000-01-01T00:00:00Z')), z.maximum(new Date('9999-12-31T23:59:59.999Z')));

/** A moment as ISO 8601 text. Fractions of a second have no fixed length, so the length is limited too. */
export const momentText = z.iso.datetime({ offset: true }).check(z.maxLength(MAX_MOMENT_LENGTH));

/** A moment: ISO 8601 text in transport, a Date on both sides. */
export const moment = z.codec(momentText, storableDate, {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/**
 * A moment of a plan, cut to the minute. Like every moment it is an instant: whoever sends it has turned local time into
 * it, so a local time that a change of the clock leaves out cannot be sent.
 */
export const minute = z.codec(momentText, storableDate, {
  decode: (text) => new Date(minuteOf(new Date(text)) * MINUTE_MS),
  encode: (date) => date.toISOString(),
});

/** Absent becomes null. */
export const orNull = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? null),
  );

/** A row's id in a path. */
export const idParams = z.object({
  id: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number)),
});

/** Ids of rows, each once, at most `max`. */
export const distinctIds = (max: number, tooMany: () => string) =>
  z.array(z.int().check(z.positive())).check(
    z.maxLength(max, { error: tooMany, abort: true }),
    z.refine((ids) => new Set(ids).size === ids.length, t('Please name each only once')),
  );

/** ASCII only: full Unicode lower-casing maps the Kelvin sign to `k`, and so one address to another person's. */
const inLowerCase = (text: string) => text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());

/** An e-mail address in lower case, as stored for accounts and guests. */
export const emailAddress = (wrong: string) =>
  z.pipe(
    z.pipe(
      // Longer texts are refused before they are parsed. Surrounding spaces are trimmed.
      z.string(wrong).check(z.maxLength(2 * MAX_EMAIL_LENGTH, wrong)),
      z.transform((text) => withAsciiDomain(inLowerCase(text.trim()))),
    ),
    z.email(wrong).check(z.maxLength(MAX_EMAIL_LENGTH, wrong)),
  );

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** IANA name of a time zone. */
export const timeZone = z.string().check(z.maxLength(60), z.refine(isTimeZone, t('There is no such time zone')));

/** For bodies whose fields are all optional: at least one must be present. */
export const atLeastOneField = z.refine(
  (changes) => Object.values(changes as object).some((value) => value !== undefined),
  t('Please send what is to change'),
);

/** Chosen by the browser: a second request with the same key returns what the first one made, and makes nothing. */
export const idempotencyKey = z.optional(
  z.string().check(z.regex(/^[\w-]{8,64}$/, t('Please send 8 to 64 letters or digits'))),
);

const NO_DAY = t('Please enter a date from 1900 on');
/** A calendar day, YYYY-MM-DD. */
export const day = z.iso.date(NO_DAY).check(
  z.maxLength(10, NO_DAY),
  z.refine((text) => text >= '1900-01-01' && text <= '2999-12-31', NO_DAY),
);
