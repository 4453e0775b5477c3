/** Number of responses in a period, and latencies. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  /** Memory of the server afterwards, megabytes. */
  memory: number;
}

/** Single answers, each in milliseconds, and the seconds in which all of them came. */
export interface Timed {
  times: readonly number[];
  seconds: number;
}

/** Several rounds as one load. @param memory megabytes */
export function loadOf(rounds: readonly Timed[], memory: number): Load {
  const times = rounds.flatMap((round) => round.times);
  const seconds = rounds.reduce((sum, round) => sum + round.seconds, 0);
  return { perSecond: times.length / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99), memory };
}

/** The percentile by the nearest-rank method; 0 without values. @param part 0 to 1 */
export function percentile(values: readonly number[], part: number): number {
  const ascending = values.toSorted((a, b) => a - b);
  return ascending[Math.max(0, Math.ceil(ascending.length * part) - 1)] ?? 0;
}

/** The median, the upper one of two; 0 without values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Milliseconds as table cells: median, 95th percentile, maximum. */
export const spread = (times: readonly number[]) => ({
  'median ms': rounded(median(times), 2),
  'p95 ms': rounded(percentile(times, 0.95), 2),
  'worst ms': rounded(percentile(times, 1), 2),
});

/** With this number of decimal places. */
export const rounded = (value: number, digits = 0): number => Math.round(value * 10 ** digits) / 10 ** digits;
