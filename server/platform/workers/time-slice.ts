import { setImmediate as nextImmediate } from 'node:timers/promises';

/** Length of a slice of work in milliseconds. */
const SLICE_MS = 8;

let lastTurn: Promise<void> = Promise.resolve();

/** Time slices run one at a time: after each slice, other requests are handled. */
const nextTurn = (): Promise<void> => (lastTurn = lastTurn.then(() => nextImmediate()));

/**
 * Lets long work yield to other requests: the returned function is awaited between steps and resolves at once until
 * the time slice is used up.
 */
export function timeSlice(): () => Promise<void> | undefined {
  let startedAt = performance.now();
  return () => {
    if (performance.now() - startedAt < SLICE_MS) return undefined;
    return nextTurn().then(() => {
      startedAt = performance.now();
    });
  };
}
