import { BggFailure } from './bgg-failure.ts';
import type { Throttle, ThrottleSettings } from './throttle.ts';

/**
 * Retries a call until it succeeds or the retries are used up. Only this call waits for a collection in preparation;
 * after any other failure the whole server pauses its calls.
 * @throws BggFailure of the last attempt
 */
export async function withRetry<T>(
  { settings, throttle, signal }: { settings: ThrottleSettings; throttle: Throttle; signal: AbortSignal },
  attempt: () => Promise<T>,
): Promise<T> {
  const preparing = [...settings.preparing];
  const trouble = [...settings.trouble];
  for (;;) {
    await throttle.waitForSlot(signal);
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof BggFailure) || !error.mayPass || error.retryAfterMs > settings.longestAsked) throw error;
      const isPreparing = error.code === 'still_preparing';
      const next = (isPreparing ? preparing : trouble).shift();
      if (next === undefined) throw error;
      const ms = Math.max(next, error.retryAfterMs);
      if (isPreparing) await settings.wait(ms, signal);
      else throttle.pauseFor(ms);
    }
  }
}
