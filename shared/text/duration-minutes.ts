/** Minimum and maximum minutes of a duration text, '45', '45 min' or '30-60 min'; null for other texts. */
export function durationMinutes(duration: string): { min: number; max: number } | null {
  const [, first, last = first] =
    /^(\d{1,5})(?:\s*[-–]\s*(\d{1,5}))?\s*(?:min(?:utes|s)?\.?)?$/i.exec(duration.trim()) ?? [];
  if (first === undefined) return null;
  const [one, other] = [Number(first), Number(last)];
  return { min: Math.min(one, other), max: Math.max(one, other) };
}
