import type { UnreadableCell } from '#shared/schema/import-report.ts';
import { textOf } from './raw.ts';

const MAX_SHOWN = 40;

/** As in the file, without characters that cannot be stored; '' if empty, which is no error. */
const shown = (value: unknown): string => (typeof value === 'boolean' ? String(value) : textOf(value));

/** Whether a value is a number within bounds or absent; 0 counts as absent. */
const isNumber = (value: unknown, min: number, max: number): boolean => {
  const text = shown(value);
  const number = text === '' || typeof value === 'boolean' ? Number.NaN : Number(text);
  return text === '' || number === 0 || (number >= min && number <= max);
};

/** The fields of an entry that should be a number within bounds and are not. */
export const unreadableFields = <R extends Readonly<Record<string, unknown>>>(
  raw: R,
  bounds: { readonly [F in keyof R]?: readonly [min: number, max: number] },
): UnreadableCell[] =>
  Object.entries(bounds).flatMap(([field, bound]) =>
    bound && !isNumber(raw[field], bound[0], bound[1]) ? [unreadableCell(field, raw[field])] : [],
  );

export const unreadableCell = (column: string, value: unknown): UnreadableCell => ({
  column,
  text: shown(value).slice(0, MAX_SHOWN).toWellFormed(),
});
