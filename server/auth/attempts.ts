import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';

const QUARTER_HOUR = 15 * 60;
const DAY = 24 * 60 * 60;

/** In local mode one machine is everybody, so its address may do more. */
const LOCAL_FACTOR = 10;

/**
 * How often, in 15 minutes or a day, one e-mail or one address may ask for something. Each code can be guessed at five
 * times, so a day's codes also bound what guessing can reach. Servers on one database count together.
 */
export function attemptLimits({ pool, environment }: Pick<Services, 'pool' | 'environment'>) {
  const limit = (keyPrefix: string, points: number, duration = QUARTER_HOUR) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    });
  const factor = environment.local ? LOCAL_FACTOR : 1;
  return {
    codesByEmail: limit('code to e-mail', 5),
    codesByEmailInADay: limit('code to e-mail in a day', 20 * factor, DAY),
    codesByAddress: limit('code asked by address', 20 * factor),
    guessesByAddress: limit('code guessed by address', 60 * factor),
    accountsByEmail: limit('account for e-mail', 5),
    accountsByEmailInADay: limit('account for e-mail in a day', 20 * factor, DAY),
    accountsByAddress: limit('account asked by address', 20 * factor),
  };
}
export type AttemptLimits = ReturnType<typeof attemptLimits>;

/** Counts one attempt. @throws Refusal too_many_requests, with the seconds to wait */
export async function countAttempt(limit: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limit.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000) });
  }
}
