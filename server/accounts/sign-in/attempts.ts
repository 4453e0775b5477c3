import type pg from 'pg';
import { type RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { wrongCodeBackoff } from './wrong-code-backoff.ts';
import { MAIL_BUDGET, PASSKEYS_A_DAY } from '#server/platform/mails/mail-budget.ts';
import type { Environment } from '#server/platform/config/environment.ts';
import { onPrimary } from '#server/platform/database/standby/reading.ts';
import { inTurn } from '#server/platform/workers/in-turn.ts';
import { addressGroup, addressNetwork } from '#server/platform/http/address-group.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';

const QUARTER_HOUR = 15 * 60;
const DAY = 24 * 60 * 60;

const LOCAL_FACTOR = 10;

/** In local mode everybody has the same address, so it may do more. */
export const addressFactor = ({ local }: Pick<Environment, 'local'>): number => (local ? LOCAL_FACTOR : 1);

/** Attempts allowed in a number of seconds. All servers of one database count together. */
export const attemptLimit = (
  { pool }: Pick<Services, 'pool'>,
  keyPrefix: string,
  points: number,
  duration: number,
): RateLimiterPostgres =>
  new RateLimiterPostgres({
    // Without the names that the library gives its statements: poolers in transaction mode do not keep them.
    storeClient: { query: ({ text, values }: pg.QueryConfig) => pool.query(text, values) },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration,
  });

/**
 * Requests allowed in 15 minutes or a day for one e-mail, device or address. Each code allows five guesses, so the
 * codes of a day also limit the guesses.
 */
export function attemptLimits(services: Pick<Services, 'pool' | 'environment'>) {
  const limit = (keyPrefix: string, points: number, duration = QUARTER_HOUR) =>
    attemptLimit(services, keyPrefix, points, duration);
  const factor = addressFactor(services.environment);
  return {
    codesByEmail: limit('code to e-mail', 5),
    codesByEmailInADay: limit('code to mailbox in a day', MAIL_BUDGET.signInCodes * factor, DAY),
    codesByAddress: limit('code asked by address', 20 * factor),
    codesByNetwork: limit('code asked by network', 100 * factor),
    /**
     * For a device on which somebody has signed in with the e-mail before: requests from other devices do not count
     * here.
     */
    codesByDevice: limit('code to e-mail by device', 10),
    codesByDeviceInADay: limit('code to e-mail by device in a day', 40 * factor, DAY),
    /** Wrong codes typed on other devices; each may lengthen the wait, none is refused because of their number. */
    wrongCodes: limit('wrong code for e-mail', 0, DAY),
    codePauses: limit('pause of codes to e-mail', 0),
    /** Each stores the state of a sign-in for an hour. */
    signInsByAddress: limit('sign-in begun by address', 200 * factor),
    signInsByNetwork: limit('sign-in begun by network', 1000 * factor),
    guessesByAddress: limit('code guessed by address', 60 * factor),
    passkeysInADay: limit('passkey added by person in a day', PASSKEYS_A_DAY, DAY),
    accountsByEmail: limit('account for e-mail', 5),
    accountsByEmailInADay: limit('account for mailbox in a day', 20 * factor, DAY),
    accountsByAddress: limit('account asked by address', 20 * factor),
    accountsByNetwork: limit('account asked by network', 100 * factor),
    unknownCalendars: limit('calendar that does not exist by address', 30 * factor),
  };
}
export type AttemptLimits = ReturnType<typeof attemptLimits>;

/** Counts over all servers, or in this server only. */
type Limiter = RateLimiterPostgres | RateLimiterMemory;

/** Counts one attempt, those of a key one after the other, as they write one row. @throws Refusal too_many_requests, with the seconds to wait */
export async function countAttempt(limit: Limiter, key: string): Promise<void> {
  try {
    await inTurn(limit, key, () => onPrimary(() => limit.consume(key)));
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000) });
  }
}

/**
 * Counts an attempt of an address, and of its network: one customer may have 65,536 groups of IPv6 addresses. @throws
 * Refusal too_many_requests
 */
export async function countAddress(byAddress: Limiter, byNetwork: Limiter, address: string | undefined): Promise<void> {
  await countAttempt(byAddress, addressGroup(address));
  const network = addressNetwork(address);
  if (network !== null) await countAttempt(byNetwork, network);
}

/** Counts a wrong code for an e-mail and blocks new ones for a while; the more wrong codes in a day, the longer. */
export async function countWrongCode({ wrongCodes, codePauses }: AttemptLimits, email: string): Promise<void> {
  const { consumedPoints } = await wrongCodes.penalty(email);
  const seconds = wrongCodeBackoff(consumedPoints);
  if (seconds > 0) await codePauses.block(email, seconds);
}

/** Checks without counting, where only failed attempts count. @throws Refusal too_many_requests */
export async function refuseIfUsedUp(limit: Limiter, key: string): Promise<void> {
  const used = await limit.get(key);
  if (used === null || used.consumedPoints <= limit.points) return;
  throw new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(used.msBeforeNext / 1000) });
}
