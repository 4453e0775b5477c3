/** Work in work: at each `yield` the browser may render and handle input. */
export type SlicedWork<T> = Generator<undefined, T, undefined>;

/** Runs all work without a pause. */
export function runToEnd<T>(work: SlicedWork<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/**
 * Runs all work and yields to the browser before each one.
 * @param isWanted checked after each pause; undefined is returned once it is false
 * @param pause resolves when the browser may have rendered and handled input
 */
export async function runInTimeSlices<T>(
  work: SlicedWork<T>,
  isWanted: () => boolean,
  pause = yieldToPage,
): Promise<T | undefined> {
  let step = work.next();
  while (!step.done) {
    // One part after the other is the purpose.
    await pause();
    if (!isWanted()) return undefined;
    step = work.next();
  }
  return step.value;
}

/** By a message and not by a timer: those of a page in the background come once a second. */
export const yieldToPage = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
