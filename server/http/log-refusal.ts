import type { Request } from 'express';
import type { Logger } from 'pino';
import type { RefusalCode } from '#shared/refusals.ts';
import { refersToDeleted } from '#server/database/database-errors.ts';
import { requestForLog } from '#server/observability/request-log.ts';
import type { Refusal } from './refusal.ts';

/** Refusals that normal use does not cause: possible attacks, and callers sent away because the server is busy. */
const LOGGED: ReadonlySet<RefusalCode> = new Set([
  'cross_site',
  'wrong_host',
  'bad_signature',
  'too_many_requests',
  'unavailable',
]);

/**
 * Logs what the operator should know of a request that ends without its answer: what was refused where, and the user if
 * signed in; a failure with its error, also one that a deletion at the same moment can cause. Nothing for ordinary refusals.
 * @param refusal the answer to `error`, which is the same if it was refused on purpose
 * @param failed what failed, in words
 */
export function logRefusal(
  log: Logger,
  refusal: Refusal,
  { error, failed }: { error: unknown; failed: string },
  req: Request,
): void {
  const isExpected = refusal === error && LOGGED.has(refusal.code);
  if (isExpected) log.warn({ code: refusal.code, ...requestForLog(req) }, 'refused');
  else if (refersToDeleted(error)) log.warn({ err: error, ...requestForLog(req) }, 'it belonged to a deleted row');
  else if (refusal.status >= 500) log.error({ err: error, ...requestForLog(req) }, failed);
}
