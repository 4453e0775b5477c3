import type { Request } from 'express';
import type { Logger } from 'pino';
import type { RefusalCode } from '#shared/refusals.ts';
import { refersToDeleted } from '#server/platform/database/database-errors.ts';
import { requestForLog } from '#server/platform/observability/request-log.ts';
import type { Refusal } from './refusal.ts';

/** Refusals that normal use does not cause: possible attacks, and requests rejected because the server is busy. */
const LOGGED: ReadonlySet<RefusalCode> = new Set([
  'cross_site',
  'wrong_host',
  'bad_signature',
  'too_many_requests',
  'unavailable',
]);

/**
 * Logs a failed request: an unusual refusal with its code, the request and the signed-in user; an unexpected error with its
 * details, also one that a concurrent deletion can cause. Ordinary refusals are not logged.
 * @param refusal the response to `error`; the same object if the request was refused on purpose
 * @param failed message for the log
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
