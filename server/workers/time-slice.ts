import { setImmediate as nextTurn } from 'node:timers/promises';

/** Length of a slice of work in milliseconds; other requests wait no longer. */
const SLICE_MS = 8;

/**
 * Lets long work yield to other requests: the returned function is awaited between steps and resolves at once until
 * the time slice is used up.
 */
export function timeSlice(): () => Promise<void> | undefined {
  let begun = performance.now();
  return () => {
    if (performance.now() - begun < SLICE_MS) return undefined;
    return nextTurn().then(() => {
      begun = performance.now();
    });
  };
}
