import type { UnreadableCell } from '#shared/schema/import-report.ts';
import { lineOf, textOf, truncate } from './raw.ts';

/** The value of a field, and whether it holds all that the file says; if not, the field is reported. */
interface ReadField<T> {
  value: T;
  isWhole: boolean;
  /** Only the beginning of a text is kept. */
  isCut?: boolean;
}
type FieldReader<T> = (value: unknown) => ReadField<T>;

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';
const isTextual = (value: unknown): boolean => ['string', 'number'].includes(typeof value);

export const text: FieldReader<string> = (value) => ({
  value: textOf(value),
  isWhole: isAbsent(value) || isTextual(value),
});

/** A text on one line, of at most `length` characters. */
export const line =
  (length: number): FieldReader<string> =>
  (value) => {
    const whole = lineOf(value, Infinity);
    const isCut = whole.length > length;
    return { value: isCut ? truncate(whole, length) : whole, isWhole: isAbsent(value) || isTextual(value), isCut };
  };

/** A number within bounds; 0 and nothing are none. */
const numeric =
  (isIt: (number: number) => boolean): FieldReader<number | null> =>
  (value) => {
    const written = typeof value === 'boolean' ? 'x' : textOf(value);
    if (isAbsent(value) || written === '' || Number(written) === 0)
      return { value: null, isWhole: isAbsent(value) || isTextual(value) };
    const number = Number(written);
    return isIt(number) ? { value: number, isWhole: true } : { value: null, isWhole: false };
  };

export const whole = (min: number, max: number) =>
  numeric((number) => Number.isInteger(number) && number >= min && number <= max);
export const anyNumber = numeric((number) => Number.isFinite(number));

/** One of the known numbers; undefined, and reported, for another. 0 and nothing are null. */
export const code =
  <T>(known: ReadonlyMap<number, T>): FieldReader<T | null | undefined> =>
  (value) => {
    const { value: number, isWhole } = anyNumber(value);
    if (number === null) return { value: isWhole ? null : undefined, isWhole };
    return { value: known.get(number), isWhole: known.has(number) };
  };

const FLAGS = new Map<unknown, boolean>([
  ...[true, 1, '1', 'true'].map((value) => [value, true] as const),
  ...[false, 0, '0', 'false'].map((value) => [value, false] as const),
]);

/** True and false or 1 and 0, depending on the version; null if it is absent. */
export const flag: FieldReader<boolean | null> = (value) => ({
  value: FLAGS.get(value) ?? null,
  isWhole: isAbsent(value) || FLAGS.has(value),
});

const MAX_REFERENCE_LENGTH = 100;

export type Reference = string | number | undefined;

/** An id of another entry; undefined if it is absent, 0, or longer than any id. */
export const reference: FieldReader<Reference> = (value) => {
  const isId = typeof value === 'number' || (typeof value === 'string' && value.length <= MAX_REFERENCE_LENGTH);
  return { value: isId && value !== '' ? value : undefined, isWhole: isId || isAbsent(value) };
};

/** Maximum length of JSON text; the notes made from a score sheet hold 10,000 characters. */
const MAX_JSON_LENGTH = 100_000;

/** An object stored as JSON text; null if it is absent or no object. */
export const jsonText: FieldReader<object | null> = (value) => {
  if (isAbsent(value)) return { value: null, isWhole: true };
  const object = typeof value === 'string' && value.length <= MAX_JSON_LENGTH ? parsed(value) : null;
  return { value: object, isWhole: object !== null };
};

function parsed(json: string): object | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

const MAX_ADDRESS = 2_000;

/** The address of a picture on the web; some have no scheme. A file on the owner's device is none. */
export const address: FieldReader<string | null> = (value) => {
  const written = textOf(value).replace(/^\/\//, 'https://');
  if (isAbsent(value) || written.startsWith('file:')) return { value: null, isWhole: true };
  const isAddress = /^https?:\/\//i.test(written) && written.length <= MAX_ADDRESS && URL.canParse(written);
  return { value: isAddress ? written : null, isWhole: isAddress };
};

type Table = Readonly<Record<string, FieldReader<unknown>>>;
type Values<T extends Table> = { [F in keyof T]: ReturnType<T[F]>['value'] };

export interface ReadFields<T extends Table> {
  values: Values<T>;
  unreadable: UnreadableCell[];
  isCut: boolean;
}

/** Reads all fields of an entry, and lists those that are not understood. */
export function readFields<T extends Table>(table: T, raw: { readonly [F in keyof T]?: unknown }): ReadFields<T> {
  const values: Record<string, unknown> = {};
  const unreadable: UnreadableCell[] = [];
  let isAnyCut = false;
  for (const [field, reader] of Object.entries(table)) {
    const { value, isWhole, isCut = false } = reader(raw[field]);
    values[field] = value;
    if (!isWhole) unreadable.push(unreadableCell(field, raw[field]));
    isAnyCut ||= isCut;
  }
  return { values: values as Values<T>, unreadable, isCut: isAnyCut };
}

const MAX_SHOWN = 40;

/** As in the file, without characters that cannot be stored. */
export const unreadableCell = (column: string, value: unknown): UnreadableCell => ({
  column,
  text: (typeof value === 'boolean' ? String(value) : textOf(value)).slice(0, MAX_SHOWN).toWellFormed(),
});
