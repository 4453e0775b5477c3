import { MAX_NOTES_LENGTH } from '#shared/limits.ts';

/** An object whose fields may be anything, or missing; what is none has no fields. */
export const rawOf = <R extends Readonly<Record<string, unknown>>>(value: unknown): Partial<R> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

export const rawsOf = <R extends Readonly<Record<string, unknown>>>(value: unknown): Partial<R>[] =>
  Array.isArray(value) ? value.map((one) => rawOf<R>(one)) : [];

const MAX_REFERENCE_LENGTH = 100;

/** What one entry of the file calls another by; undefined where it is missing or longer than any id. */
export const referenceOf = (value: unknown): string | number | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= MAX_REFERENCE_LENGTH) ? value : undefined;

/** Characters of a text that are looked at; what is kept of the longest, a remark, is half of that. */
const MAX_TEXT_LENGTH = 2 * MAX_NOTES_LENGTH;

/** Text that can be kept, trimmed, with line breaks as a text field sends them; numbers count as text. */
export function textOf(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value).slice(0, MAX_TEXT_LENGTH).replaceAll('\0', '').toWellFormed().replace(/\r\n?/g, '\n').trim();
}

/** Text on one line, of at most so many characters; never in the middle of a surrogate pair. */
export function lineOf(value: unknown, length: number): string {
  const line = textOf(value).replace(/\s+/gu, ' ');
  return line.length <= length ? line : cutTo(line, length);
}

export const cutTo = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();

/** A whole number in bounds, or null. */
export function wholeOf(value: unknown, min: number, max: number): number | null {
  const number = typeof value === 'number' ? value : Number(textOf(value) || Number.NaN);
  return Number.isInteger(number) && number >= min && number <= max ? number : null;
}

/** Switches are true and false, or 1 and 0, by the version that wrote them. */
export const isSet = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true';
