import { MAX_NOTES_LENGTH } from '#shared/limits/limits.ts';
import { withoutHidden } from '#shared/text/without-hidden.ts';
import { tooMany } from './errors.ts';

/** An object whose fields may be missing or of any type; other values become an object without fields. */
export const rawOf = <R extends Readonly<Record<string, unknown>>>(value: unknown): Partial<R> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** Maximum entries of a list within a game or a play. */
const MAX_ENTRIES = 1_000;

/** @throws Refusal invalid_file if it is a list of more than a thousand entries */
export function rawsOf<R extends Readonly<Record<string, unknown>>>(value: unknown): Partial<R>[] {
  if (!Array.isArray(value)) return [];
  if (value.length > MAX_ENTRIES) throw tooMany(MAX_ENTRIES, 'entries');
  return value.map((one) => rawOf<R>(one));
}

/** Characters of a text that are read: twice the longest stored text, a comment. */
const MAX_TEXT_LENGTH = 2 * MAX_NOTES_LENGTH;

/** Storable, trimmed text with the line breaks of a text field; numbers are converted. */
export function textOf(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value).slice(0, MAX_TEXT_LENGTH).toWellFormed();
  return withoutHidden(text).replace(/\r\n?/g, '\n').trim();
}

/** Text on one line with a maximum length; does not split surrogate pairs. */
export function lineOf(value: unknown, length: number): string {
  const line = textOf(value).replace(/\s+/gu, ' ');
  return line.length <= length ? line : truncate(line, length);
}

export const truncate = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
