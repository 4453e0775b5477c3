import type { Request } from 'express';
import type { Logger } from 'pino';
import type { RefusalCode } from '#shared/refusals.ts';
import { requestForLog } from '#server/observability/request-log.ts';
import type { Refusal } from './refusal.ts';

/** Refusals that normal use does not cause: possible attacks. */
const TELLING: ReadonlySet<RefusalCode> = new Set(['cross_site', 'wrong_host', 'bad_signature', 'too_many_requests']);

/** Logs a refusal of interest to the operator: what was refused where, and the user if signed in. */
export function logRefusal(log: Logger, { code }: Refusal, req: Request): void {
  if (!TELLING.has(code)) return;
  log.warn({ code, ...requestForLog(req) }, 'refused');
}
