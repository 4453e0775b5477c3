/**
 * '1,234,567' for a whole number from 0: as `toLocaleString('en-US')`, but without a number format, the first of which
 * takes a slow phone 50 ms. For sentences that are made when their module loads.
 */
export function integerText(count: number): string {
  const digits = String(count);
  const first = digits.length % 3;
  const rest = Array.from({ length: Math.floor(digits.length / 3) }, (_, n) =>
    digits.slice(first + 3 * n, first + 3 * n + 3),
  );
  return [digits.slice(0, first), ...rest].filter(Boolean).join(',');
}
