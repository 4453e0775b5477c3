import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Environment } from '#server/platform/config/environment.ts';
import { addressGroup } from './address-group.ts';
import { Refusal } from './refusal.ts';

/** Requests per minute for one user or anonymous address on each server. */
export function rateLimit({ REQUESTS_PER_MINUTE }: Pick<Environment, 'REQUESTS_PER_MINUTE'>): RequestHandler {
  const limiter = new RateLimiterMemory({ points: REQUESTS_PER_MINUTE, duration: 60 });
  return async (req, _res, next) => {
    try {
      await limiter.consume(req.user ? `user ${req.user.id}` : `address ${addressGroup(req.ip)}`);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000) });
    }
    next();
  };
}
