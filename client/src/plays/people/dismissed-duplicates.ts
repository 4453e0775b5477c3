import { useCallback, useState } from 'react';

const KEY = 'rollcall.different-people';

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

const pairOf = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** Pairs marked as different on this device: not suggested again. */
export function useDismissedDuplicates() {
  const [pairs, setPairs] = useState(read);
  const areDifferent = useCallback((one: number, other: number) => pairs.includes(pairOf(one, other)), [pairs]);
  const markDifferent = useCallback(
    (one: number, other: number) => {
      const next = [...pairs, pairOf(one, other)];
      setPairs(next);
      try {
        localStorage.setItem(KEY, JSON.stringify(next));
      } catch {
        // Storage full or forbidden: remembered until the screen is left.
      }
    },
    [pairs],
  );
  return { areDifferent, markDifferent };
}
