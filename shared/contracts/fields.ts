import * as z from 'zod/mini';
import { MAX_URL_LENGTH } from '../limits.ts';

/** Text that PostgreSQL can keep exactly: no NUL, no half of a surrogate pair. */
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();

const bounded = (max: number) =>
  z
    .string()
    .check(
      z.maxLength(max, `Please use at most ${max} characters`),
      z.refine(storable, 'This text holds characters that cannot be kept'),
    );

/** Trimmed text of 1 to `max` characters. */
export const requiredText = (max: number, missing = 'Please fill this in') =>
  z.pipe(
    bounded(max).check(z.refine((text) => text.trim() !== '', missing)),
    z.transform((text) => text.trim()),
  );

const emptyToNull = (text: string | null | undefined) => text?.trim() || null;

/** Trimmed text of at most `max` characters; blank or absent becomes null. */
export const optionalText = (max: number) => z.pipe(z.nullish(bounded(max)), z.transform(emptyToNull));

const NO_WEB_ADDRESS = 'Please enter a web address that begins with http:// or https://';

const isWebAddress = (text: string) => {
  if (text.trim() === '') return true;
  if (!URL.canParse(text.trim())) return false;
  return /^https?:$/.test(new URL(text.trim()).protocol);
};

/** A web address, http or https alone. */
export const requiredUrl = (missing: string) =>
  z.pipe(
    bounded(MAX_URL_LENGTH).check(
      z.refine((text) => text.trim() !== '', missing),
      z.refine(isWebAddress, NO_WEB_ADDRESS),
    ),
    z.transform((text) => text.trim()),
  );

/** A web address, http or https alone; blank or absent becomes null. */
export const optionalUrl = z.pipe(
  z.nullish(bounded(MAX_URL_LENGTH).check(z.refine(isWebAddress, NO_WEB_ADDRESS))),
  z.transform(emptyToNull),
);

/** The years that ISO 8601 writes with four digits; an offset can lead out of them, and PostgreSQL takes no others so. */
const storableDate = z
  .date()
  .check(z.minimum(new Date('0001-01-01T00:00:00Z')), z.maximum(new Date('9999-12-31T23:59:59.999Z')));

/** A moment on the wire as ISO 8601 text, a Date on both sides. */
export const moment = z.codec(z.iso.datetime({ offset: true }), storableDate, {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** A row's id in a path. */
export const idParams = z.object({
  id: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number)),
});
