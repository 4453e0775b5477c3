import { setImmediate as nextTurn } from 'node:timers/promises';

/** Of work that is done in one go; a request that comes meanwhile waits no longer. */
const SLICE_MS = 8;

/**
 * Lets long work give way to other requests: what it returns is awaited between its steps, and resolves at once until the
 * slice of time is used up.
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
