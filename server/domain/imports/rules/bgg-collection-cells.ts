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
const NONE = new Set(['', 'n/a', 'null', 'none']);

/** Whether a cell has no value or zero, which spreadsheets also write as '0.0'. */
export const isUnset = (cell: string): boolean => NONE.has(cell.toLowerCase()) || decimal(cell, 0, 0) !== null;

const MAX_PLAYER_COUNT = 99;
const MAX_PLAYER_COUNTS = 20;

/** Player counts in stored form ('3,4'), sorted and unique; null if none. '6+' counts as 6. */
export function playerCounts(cell: string): string | null {
  const counts = cell.split(/[,;|\s]+/).map((count) => wholeNumber(count.replace(/\+$/, ''), 1, MAX_PLAYER_COUNT));
  const known = [...new Set(counts)].filter((count) => count !== null).sort((a, b) => a - b);
  return known.slice(0, MAX_PLAYER_COUNTS).join(',') || null;
}
