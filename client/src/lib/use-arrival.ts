import { useDeferredValue } from 'react';

/**
 * Data of a query, whose arrival is rendered between frames: a long list rendered at once blocks a slow phone. Later
 * changes are rendered at once.
 */
export function useArrival<T>(data: T | undefined): T | undefined {
  const isHere = useDeferredValue(data !== undefined);
  return isHere ? data : undefined;
}
