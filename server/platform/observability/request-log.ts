import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Services } from '#server/platform/services.ts';
import { knownMethod, routePattern } from './route-pattern.ts';

declare global {
  // The one place where Express lets a request be extended.
  namespace Express {
    interface Request {
      /** Generated here, never taken from the request; in the log and in the answer's X-Request-Id. */
      requestId?: string;
    }
  }
}

/** The loggable part of a request: no address, header or field. */
export const requestForLog = (req: Request) => ({
  request: req.requestId,
  method: knownMethod(req.method),
  route: routePattern(req),
  ...(req.user && { account: req.user.id }),
});

interface LogServices extends Pick<Services, 'environment' | 'log'> {
  /** Called for every request that has ended; `seconds` until the last byte of the response. Null without metrics. */
  metrics: { requestEnded(req: Request, res: Response, seconds: number): void } | null;
}

/** Gives each request an id and logs one line when it has ended; in local mode only at level debug. */
export function requestLog(services: LogServices): RequestHandler {
  const { environment, log, metrics } = services;
  const level = environment.local ? 'debug' : 'info';
  return (req, res, next) => {
    const startedAt = performance.now();
    req.requestId = randomUUID();
    res.setHeader('X-Request-Id', req.requestId);
    res.once('close', () => {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      const { statusCode: status, writableFinished } = res;
      const broken = writableFinished ? {} : { brokenOff: true };
      if (log.isLevelEnabled(level)) log[level]({ ...requestForLog(req), status, ms, ...broken }, 'request');
      metrics?.requestEnded(req, res, ms / 1000);
    });
    next();
  };
}
