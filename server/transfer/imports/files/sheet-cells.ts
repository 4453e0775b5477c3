/** How a number in a cell is meant, by its format. */
export type NumberKind = 'number' | 'date' | 'time';

const inRanges = (id: number, ...ranges: [number, number][]): boolean => ranges.some(([a, b]) => id >= a && id <= b);

/** The kind of a number format, by its id if it is a predefined one, or by its code: '0.00', 'dd.mm.yyyy', 'h:mm'. */
export function numberKind(id: number, code: string | undefined): NumberKind {
  if (code === undefined) {
    if (inRanges(id, [14, 17], [22, 22], [27, 31], [36, 36], [50, 54], [57, 58])) return 'date';
    return inRanges(id, [18, 21], [32, 35], [45, 47], [55, 56]) ? 'time' : 'number';
  }
  const letters = code.replace(/"[^"]{0,99}"|\\.|\[[^\]]{0,99}\]|_./g, '').toLowerCase();
  if (/[dy]/.test(letters)) return 'date';
  return /[hs]/.test(letters) ? 'time' : 'number';
}

const DAY_MS = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** Excel counts a 29 February 1900. */
const FIRST_TRUE_DAY = 61;
const MAX_DAY = 2_958_465;
const MINUTES = 1_440;
const PRECISION = 15;

/** A number as a person would write it: '7.5', '2021-03-14', '0:45'. */
export function numberText(value: string, kind: NumberKind, is1904: boolean): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  if (kind === 'time') {
    const minutes = Math.round(number * MINUTES);
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  }
  if (kind === 'date' && number >= 1 && number <= MAX_DAY) {
    const shift = is1904 || number >= FIRST_TRUE_DAY ? 0 : 1;
    const days = Math.floor(number) + shift;
    return new Date((is1904 ? EPOCH_1904 : EPOCH) + days * DAY_MS).toISOString().slice(0, 10);
  }
  // 0.1 + 0.2 is stored with 17 digits.
  return String(Number(number.toPrecision(PRECISION)));
}

const LETTERS = 26;

/** The place of a cell in its row from 0, by its name: 0 for 'A1', 27 for 'AB12'; null without a name. */
export function columnOf(name: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/i.exec(name ?? '')?.[0].toUpperCase();
  if (letters === undefined) return null;
  return Array.from(letters).reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1;
}
