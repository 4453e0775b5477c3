import { type DecodingStep, EACH } from '#shared/contract/decoding.ts';
import { yieldToPage } from '../time-slices.ts';

/** Elements that are read at a time: a few milliseconds of a phone. */
const SLICE = 2000;

/**
 * Turns the texts of moments into dates and fills in defaults, in place. A long list is read in parts, so that the page can draw and answer
 * between them.
 * @param pause ends when the page had its turn
 * @throws TypeError where something else was to be an object or a list
 */
export async function decodeResponse(
  value: unknown,
  steps: readonly DecodingStep[],
  pause = yieldToPage,
): Promise<unknown> {
  if (value === null || steps.length === 0) return value;
  if (typeof value !== 'object') throw new TypeError('The response is not one that was requested');
  const ofElements = steps.filter(([[key]]) => key === EACH);
  if (ofElements.length > 0 && Array.isArray(value)) {
    for (let start = 0; start < value.length; start += SLICE) {
      // One part after the other is the purpose.
      if (start > 0) await pause();
      const part: unknown[] = value.slice(start, start + SLICE);
      for (const step of ofElements) take(part, step);
      for (const [n, element] of part.entries()) value[start + n] = element;
    }
    return value;
  }
  for (const step of steps) take(value, step);
  return value;
}

/** @param step with at least one key */
function take(holder: unknown, [[key = '', ...rest], ...whenAbsent]: DecodingStep): void {
  if (typeof holder !== 'object' || holder === null) return;
  const values = holder as Record<string, unknown>;
  for (const one of key === EACH ? Object.keys(values) : [key]) {
    const value = values[one];
    if (rest.length > 0) take(value, [rest, ...whenAbsent]);
    else if (whenAbsent.length > 0) values[one] = value === undefined ? whenAbsent[0] : value;
    else if (typeof value === 'string') values[one] = new Date(value);
  }
}
