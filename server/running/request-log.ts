import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Services } from '../services.ts';
import { knownMethod, routePattern } from './route-pattern.ts';

declare global {
  // eslint-disable-next-line typescript/no-namespace -- the one place where Express lets a request be extended
  namespace Express {
    interface Request {
      /** Made here, never taken from the request; stands in the log and in the answer's X-Request-Id. */
      requestId?: string;
    }
  }
}

/** What of a request may stand in the log: no address, header or field of it. */
export const requestForLog = (req: Request) => ({
  request: req.requestId,
  method: knownMethod(req.method),
  route: routePattern(req),
  ...(req.user && { account: req.user.id }),
});

/** Gives each request an id, and writes one line of it when it has ended; on one machine only where debug is asked for. */
export function requestLog(services: Pick<Services, 'environment' | 'log' | 'metrics'>): RequestHandler {
  const { environment, log, metrics } = services;
  const level = environment.local ? 'debug' : 'info';
  return (req, res, next) => {
    const begun = performance.now();
    req.requestId = randomUUID();
    res.setHeader('X-Request-Id', req.requestId);
    res.once('close', () => {
      const ms = Math.round((performance.now() - begun) * 10) / 10;
      const { statusCode: status, writableFinished } = res;
      const broken = writableFinished ? {} : { brokenOff: true };
      if (log.isLevelEnabled(level)) log[level]({ ...requestForLog(req), status, ms, ...broken }, 'request');
      metrics?.requestEnded(req, res, ms / 1000);
    });
    next();
  };
}
