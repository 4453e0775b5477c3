import { setTimeout as sleep } from 'node:timers/promises';
import type { BaseServices } from '#server/base-services.ts';

const PAUSE_MS = 5_000;

/**
 * Starts the mail work, again after a pause while that fails: the database may be away, or busy, just when the server starts.
 * @param start returns a function that stops the work
 * @returns a function that stops it, or the attempts
 */
export function startMailWorkWithRetry(
  { log }: Pick<BaseServices, 'log'>,
  start: () => Promise<() => Promise<void>>,
  pauseMs = PAUSE_MS,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  async function untilStarted(): Promise<(() => Promise<void>) | null> {
    while (!signal.aborted) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
        return await start();
      } catch (error) {
        log.error({ err: error }, 'no mails are sent yet');
      }
      // oxlint-disable-next-line no-await-in-loop -- the pause between attempts
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {});
    }
    return null;
  }
  const started = untilStarted();
  return async () => {
    stopping.abort();
    await (
      await started
    )?.();
  };
}
