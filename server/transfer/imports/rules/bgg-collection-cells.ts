import { MAX_PRICE } from '#shared/limits/limits.ts';

/** An integer within bounds, or null. Accepts '2.0', as spreadsheets write it. */
export function wholeNumber(cell: string, min: number, max: number): number | null {
  const number = decimal(cell, min, max);
  return number !== null && Number.isInteger(number) ? number : null;
}

/** A number within bounds, with point or comma, or null. */
export function decimal(cell: string, min: number, max: number): number | null {
  if (!/^-?\d{1,15}([.,]\d+)?$/.test(cell)) return null;
  const number = Number(cell.replace(',', '.'));
  return number >= min && number <= max ? number : null;
}

/** BoardGameGeek's spellings of no value. */
const NONE = new Set(['', 'n/a', 'null', 'none', '(no votes)']);

/** Whether a cell has no value or zero, which spreadsheets also write as '0.0'. */
export const isUnset = (cell: string): boolean =>
  cell === '' || cell === '0' || NONE.has(cell.toLowerCase()) || (/^-?0/.test(cell) && decimal(cell, 0, 0) !== null);

const MAX_PLAYER_COUNT = 99;
const MAX_PLAYER_COUNTS = 20;

/** Player counts in stored form ('3,4'), sorted and unique; null if none. '6+' counts as 6, '2-4' as 2, 3 and 4. */
export function playerCounts(cell: string): { value: string | null; isWhole: boolean } {
  if (isUnset(cell)) return { value: null, isWhole: true };
  const parts = cell.split(/[,;|\s]+/).filter((part) => part !== '');
  const read = parts.map(countsIn);
  const known = [...new Set(read.flatMap((counts) => counts ?? []))].sort((a, b) => a - b);
  const isWhole = !read.includes(null) && known.length <= MAX_PLAYER_COUNTS;
  return { value: known.slice(0, MAX_PLAYER_COUNTS).join(',') || null, isWhole };
}

function countsIn(part: string): number[] | null {
  const [first = '', last = first, ...more] = part.replace(/\+$/, '').split(/[-–—]/);
  const [from, to] = [first, last].map((count) => wholeNumber(count, 1, MAX_PLAYER_COUNT));
  if (!from || !to || from > to || more.length > 0) return null;
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** An amount without its currency, in whole cents; null if there is none, or it cannot be read. */
export function priceIn(cell: string): number | null {
  const price = decimal(cell, 0, MAX_PRICE);
  return price === null ? null : Math.round(price * 100) / 100;
}

/** BoardGameGeek's spelling of no day. */
export const NO_DAY = '0000-00-00';

/** A date of the calendar from 1900 on; others are none. */
export function dayIn(cell: string): string | null {
  if (!/^(?:19|2\d)\d\d-\d\d-\d\d$/.test(cell)) return null;
  const day = new Date(`${cell}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(cell) ? cell : null;
}
