import { useDeferredValue } from 'react';
import { lastNavigation } from './last-navigation.ts';
import { isOneColumn } from './use-column-count.ts';

/**
 * Data of a query, whose arrival is rendered between frames: a long list rendered at once blocks a slow phone. Later
 * changes are rendered at once.
 */
export function useDeferredData<T>(data: T | undefined): T | undefined {
  const isHere = useDeferredValue(data !== undefined);
  return isHere ? data : undefined;
}

/** Going back restores the place in a list, which needs the list at once. */
const isHeadFirst = () => lastNavigation() === 'followed' && isOneColumn();

/**
 * Whether what stands below the head of a screen is rendered now: on a phone that follows a link, once the head has been
 * painted. Rendering both takes a slow phone a fifth of a second.
 */
export const useBelowHead = (): boolean => useDeferredValue(true, !isHeadFirst());
