import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TOKEN_REQUESTS_PER_MINUTE } from '#shared/limits/limits.ts';
import type { Environment } from '#server/platform/config/environment.ts';
import { addressGroup } from './address-group.ts';
import { Refusal } from './refusal.ts';

/**
 * Requests per minute for one user, personal token, all tokens of a person, or anonymous address on each server. Wrong
 * tokens count for the address.
 */
export function rateLimit({ REQUESTS_PER_MINUTE }: Pick<Environment, 'REQUESTS_PER_MINUTE'>): RequestHandler {
  const limiter = new RateLimiterMemory({ points: REQUESTS_PER_MINUTE, duration: 60 });
  const ofTokens = new RateLimiterMemory({
    points: Math.min(TOKEN_REQUESTS_PER_MINUTE, REQUESTS_PER_MINUTE),
    duration: 60,
  });
  return async (req, _res, next) => {
    try {
      if (req.token) {
        await ofTokens.consume(`token ${req.token.id}`);
        await limiter.consume(`tokens of ${req.token.owner.id}`);
      } else await limiter.consume(req.user ? `user ${req.user.id}` : `address ${addressGroup(req.ip)}`);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000) });
    }
    next();
  };
}
