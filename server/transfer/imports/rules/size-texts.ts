/** For the required player count and time if the file lacks them. */
const UNKNOWN = '?';

/** '2-4', '3+' without an upper end, '1-4' without a lower one. */
export function playersText(min: number | null, max: number | null): string {
  if (max === null) return min === null ? UNKNOWN : `${min}+`;
  return (min ?? 1) === max ? String(max) : `${min ?? 1}-${max}`;
}

export const durationText = (minutes: number | null): string => (minutes === null ? UNKNOWN : `${minutes} min`);
