import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressFactor, attemptLimit, countAddress } from '#server/accounts/service.ts';
import { addressGroup, addressNetwork } from '#server/platform/http/address-group.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';

const QUARTER_HOUR = 15 * 60;
const GUESSES = 60;
/** Of one customer's network in IPv6, which has up to 65,536 groups of addresses. */
const GUESSES_OF_NETWORK = 600;
/** Requests per minute: of one household to one pad, and to one pad in total. */
const SENDINGS_OF_ADDRESS = 300;
const SENDINGS_TO_PAD = 1_200;
const PASSED = { max: 20_000, ttl: 24 * 60 * 60 * 1000 };

/**
 * Request limits of score pads. Codes are short, so guessing is limited: an address with too many wrong codes finds no
 * further pads for a while, but keeps those it has used, so that a table can play on beside an attacker.
 */
export function padLimits(services: Pick<Services, 'pool' | 'environment'>) {
  const wrongCodes = attemptLimit(services, 'score pad not found by address', GUESSES, QUARTER_HOUR);
  const ofNetwork = attemptLimit(services, 'score pad not found by network', GUESSES_OF_NETWORK, QUARTER_HOUR);
  const factor = addressFactor(services.environment);
  const ofAddress = new RateLimiterMemory({ points: SENDINGS_OF_ADDRESS * factor, duration: 60 });
  const toPad = new RateLimiterMemory({ points: SENDINGS_TO_PAD * factor, duration: 60 });
  const passed = new LRUCache<string, true>(PASSED);

  return {
    /** Runs work on the pad of a code; a refusal counts as a guess. @throws Refusal not_found, too_many_requests */
    async byCode<T>(req: Request, code: string, work: () => Promise<T>): Promise<T> {
      const address = addressGroup(req.ip);
      const name = `${code} ${address}`;
      if (passed.has(name)) return work();
      // Counted before the look-up, so that concurrent requests cannot avoid it, and uncounted on success.
      await countAddress(wrongCodes, ofNetwork, req.ip);
      const done = await work();
      await wrongCodes.reward(address);
      const network = addressNetwork(req.ip);
      if (network !== null) await ofNetwork.reward(network);
      passed.set(name, true);
      return done;
    },
    /** @throws Refusal too_many_requests */
    async countSending(req: Request, code: string): Promise<void> {
      await count(ofAddress, `${code} ${addressGroup(req.ip)}`);
      await count(toPad, code);
    },
  };
}

async function count(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000) });
  }
}
