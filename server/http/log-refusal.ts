import type { Request } from 'express';
import type { Logger } from 'pino';
import type { RefusalCode } from '#shared/refusals.ts';
import { requestForLog } from '#server/observability/request-log.ts';
import type { Refusal } from './refusal.ts';

/** Refusals that people do not meet by themselves: somebody may be trying the doors. */
const TELLING: ReadonlySet<RefusalCode> = new Set(['cross_site', 'wrong_host', 'bad_signature', 'too_many_requests']);

/** Notes a refusal that an operator may want to know of: what was refused where, to whom if they are signed in. */
export function logRefusal(log: Logger, { code }: Refusal, req: Request): void {
  if (!TELLING.has(code)) return;
  log.warn({ code, ...requestForLog(req) }, 'refused');
}
