import { decimal, isUnset, wholeNumber } from './bgg-collection-cells.ts';

/** The value of a cell, and whether it holds all that the cell says; if not, the cell is reported. */
export interface ReadCell<T> {
  value: T;
  isWhole: boolean;
}
export type CellReader<T> = (cell: string) => ReadCell<T>;

export const text: CellReader<string> = (cell) => ({ value: cell, isWhole: true });

/** Null for an unset cell, and, reported, for one that `parse` does not understand. */
export const parsed =
  <T>(parse: (cell: string) => T | null): CellReader<T | null> =>
  (cell) => {
    if (isUnset(cell)) return { value: null, isWhole: true };
    const value = parse(cell);
    return { value, isWhole: value !== null };
  };

export const whole = (min: number, max: number) => parsed((cell) => wholeNumber(cell, min, max));
export const number = (min: number, max: number) => parsed((cell) => decimal(cell, min, max));
/** One of the known words, in any case. */
export const word = <T>(known: Readonly<Record<string, T>>) =>
  parsed((cell) => (Object.hasOwn(known, cell.toLowerCase()) ? (known[cell.toLowerCase()] ?? null) : null));

/** At most `most`; a higher number counts as that, and is reported. */
export const atMost =
  (most: number): CellReader<number | null> =>
  (cell) => {
    const { value, isWhole } = whole(0, Number.MAX_SAFE_INTEGER)(cell);
    return value !== null && value > most ? { value: most, isWhole: false } : { value, isWhole };
  };

const words = (list: string, value: boolean) => Object.fromEntries(list.split(' ').map((one) => [one, value]));
/** As spreadsheets and people write it, in several languages. */
const MARKS = {
  ...words('yes y true x ✓ ✔ ☑ ja j wahr oui vrai sí si verdadero vero tak sim да はい', true),
  ...words('no n false ✗ ✘ ☐ nein falsch non faux falso nee nie não нет いいえ -', false),
};
const markWord = word<boolean>(MARKS);

/** A mark: 0 or 1, or as spreadsheets and people write it. */
export const mark: CellReader<boolean> = (cell) => {
  if (cell === '1' || wholeNumber(cell, 1, Number.MAX_SAFE_INTEGER) !== null) return { value: true, isWhole: true };
  const { value, isWhole } = markWord(cell);
  return { value: value ?? false, isWhole };
};
