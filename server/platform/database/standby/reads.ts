import type { Request, RequestHandler } from 'express';
import type { Environment } from '#server/platform/config/environment.ts';
import { readCookie } from '#server/platform/http/read-cookie.ts';
import { sessionCookieName } from '#server/platform/http/session-cookie.ts';
import { onStandby } from './reading.ts';
import type { Standby } from './standby.ts';

/** Of somebody without an account who wrote something in the last seconds. */
const WROTE = 'rollcall_wrote';
/** Longer than a standby that is read from may be behind. */
const WROTE_MS = 5_000;

/** Pages and calls for visitors: shared collections and public nights. */
const FOR_VISITORS = /^\/(?:api\/shared|shared|night)\//;

/**
 * Decides where a request reads. Visitors read shared collections and public nights from a standby that is less than a second
 * behind; who is signed in, sends a token or wrote something a moment ago reads from the primary, so that nobody misses what
 * they wrote. While the primary does not answer, all that only reads does so from the standby.
 */
export function readsOfRequests({
  environment,
  standby,
}: {
  environment: Environment;
  standby: Standby | null;
}): RequestHandler {
  if (!standby) return (_req, _res, next) => next();
  const session = sessionCookieName(environment);
  const isVisitor = ({ headers }: Request) =>
    headers.authorization === undefined && readCookie(headers, session) === undefined;
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      if (isVisitor(req)) res.cookie(WROTE, '1', { maxAge: WROTE_MS, httpOnly: true, sameSite: 'lax' });
      return next();
    }
    const hasRead = standby.isFresh() && isVisitor(req) && readCookie(req.headers, WROTE) === undefined;
    return standby.standsIn() || (FOR_VISITORS.test(req.path) && hasRead) ? onStandby(next) : next();
  };
}

/** Reads what nobody changes by a request: from a standby that is less than a second behind. */
export const freshReads = <T>(standby: Standby | null, read: () => T): T =>
  standby?.isFresh() ? onStandby(read) : read();

/** Reads for somebody who may have written a moment ago: from the standby only if it has all that is committed now. */
export const completeReads = async <T>(standby: Standby | null, read: () => Promise<T>): Promise<T> =>
  standby && (await standby.hasAll()) ? onStandby(read) : read();
