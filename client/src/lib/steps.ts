/** Work in steps: at each `yield` the browser may render and handle input. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Runs all steps without a pause. */
export function atOnce<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * Runs all steps and yields to the browser before each one.
 * @param isWanted checked after each pause; undefined is returned once it is false
 * @param pause resolves when the browser may have rendered and handled input
 */
export async function inTurns<T>(steps: Steps<T>, isWanted: () => boolean, pause = pageTurn): Promise<T | undefined> {
  let step = steps.next();
  while (!step.done) {
    // oxlint-disable-next-line no-await-in-loop -- one part after the other is the purpose
    await pause();
    if (!isWanted()) return undefined;
    step = steps.next();
  }
  return step.value;
}

/** By a message and not by a timer: those of a page in the background come once a second. */
export const pageTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
