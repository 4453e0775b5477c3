import { MAX_AGE } from '#shared/limits/limits.ts';
import { parseAgeRange } from '#shared/games/age-range.ts';
import { isUnset, wholeNumber } from './bgg-collection-cells.ts';

/** The minimum age of a cell such as '10', '10+', '8–12', '21 and up' or 'ab 12'; 'Up to 8' states none, and is not understood. */
export function leastAge(cell: string): { value: number | null; isWhole: boolean } {
  if (isUnset(cell)) return { value: null, isWhole: true };
  const plain = wholeNumber(cell.replace(/\+$/, ''), 1, MAX_AGE);
  if (plain !== null) return { value: plain, isWhole: true };
  const age = parseAgeRange(cell);
  const min = age?.min ?? null;
  const isMinimum = min !== null && min >= 1 && min <= MAX_AGE;
  const isNoLimit = age !== null && age.min === null && age.max === null;
  return { value: isMinimum ? min : null, isWhole: isMinimum || isNoLimit };
}
