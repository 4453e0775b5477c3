import { type RequestHandler, Router } from 'express';
import { notKept } from '../http/not-kept.ts';
import { Refusal } from '../http/refusal.ts';
import type { Readiness } from './readiness.ts';

const RETRY_SECONDS = 2;

/**
 * GET /healthz: this process answers. GET /readyz: it is to be given requests; 503 where it stops or has no database.
 * Both come before everything else: asked under any name, without a session, a count of attempts or a line in the log.
 */
export function healthRoutes({ readiness }: { readiness: Readiness }): Router {
  const router = Router();
  router.use(closeConnections(readiness));
  router.get('/healthz', notKept, (_req, res) => {
    res.json({ status: 'alive' });
  });
  router.get('/readyz', notKept, async (_req, res) => {
    const problem = await readiness.problem();
    if (problem === null) return void res.json({ status: 'ready' });
    const { status, message } = new Refusal('unavailable');
    res.setHeader('Retry-After', String(RETRY_SECONDS)).status(status).json({ code: 'unavailable', message, problem });
  });
  return router;
}

/** Once the server stops, no connection is kept for another request: whoever has one opens the next elsewhere. */
const closeConnections =
  (readiness: Readiness): RequestHandler =>
  (_req, res, next) => {
    if (readiness.isStopping) res.setHeader('Connection', 'close');
    next();
  };
