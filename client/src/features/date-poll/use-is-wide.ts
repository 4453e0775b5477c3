import { useCallback, useSyncExternalStore } from 'react';
import { MAX_COLUMNS } from './poll-text.ts';

/** More people than this need the larger window, unless they are collapsed into counts. */
const FEW = 8;

/** Whether there is room for the dates side by side, with a column for each of the people. */
export function useIsWide(people: number): boolean {
  const width = people > FEW && people <= MAX_COLUMNS ? '(width >= 80rem)' : '(width >= 68.75rem)';
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(width);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [width],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(width).matches,
    () => false,
  );
}
