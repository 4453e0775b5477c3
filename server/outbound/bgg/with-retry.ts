import { BggFailure } from './bgg-failure.ts';
import type { Throttle, ThrottleSettings } from './throttle.ts';

/**
 * Retries a call until it succeeds or the retries are used up. Only this call waits for a collection in preparation;
 * after any other failure the whole server pauses its calls.
 * @throws BggFailure of the last attempt
 */
export async function withRetry<T>(
  { pacing, pace, signal }: { pacing: ThrottleSettings; pace: Throttle; signal: AbortSignal },
  attempt: () => Promise<T>,
): Promise<T> {
  const preparing = [...pacing.preparing];
  const trouble = [...pacing.trouble];
  for (;;) {
    await pace.take(signal);
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof BggFailure) || !error.mayPass || error.retryAfterMs > pacing.longestAsked) throw error;
      const isPreparing = error.code === 'still_preparing';
      const next = (isPreparing ? preparing : trouble).shift();
      if (next === undefined) throw error;
      const ms = Math.max(next, error.retryAfterMs);
      if (isPreparing) await pacing.wait(ms, signal);
      else pace.rest(ms);
    }
  }
}
