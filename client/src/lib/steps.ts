/** Work that is done in parts: each `yield` is a place where the page may draw and answer. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** All of it without a pause. */
export function atOnce<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * All of it, and between two parts the page has its turn.
 * @param isWanted asked after each turn; undefined is returned once it says no
 * @param pause ends when the page had its turn
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
