import { type RequestHandler, Router } from 'express';
import { noStore } from '#server/platform/http/no-store.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Readiness } from './readiness.ts';

const RETRY_SECONDS = 2;

/**
 * GET /healthz: the process runs. GET /readyz: it accepts requests; 503 if it stops or has no database. Mounted first:
 * they answer under any host name, without a session, rate limit or log line.
 */
export function healthRoutes({ readiness }: { readiness: Readiness }): Router {
  const router = Router();
  router.use(closeConnections(readiness));
  router.get('/healthz', noStore, (_req, res) => {
    res.json({ status: 'alive' });
  });
  router.get('/readyz', noStore, async (_req, res) => {
    const problem = await readiness.problem();
    if (problem === null) return void res.json({ status: 'ready' });
    const { status, message } = new Refusal('unavailable');
    res.setHeader('Retry-After', String(RETRY_SECONDS)).status(status).json({ code: 'unavailable', message, problem });
  });
  return router;
}

/** When the server stops, connections are closed after each answer, so that clients reconnect elsewhere. */
const closeConnections =
  (readiness: Readiness): RequestHandler =>
  (_req, res, next) => {
    if (readiness.isStopping) res.setHeader('Connection', 'close');
    next();
  };
