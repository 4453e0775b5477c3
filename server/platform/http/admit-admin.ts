import type { Request } from 'express';
import { ADMIN_SIGN_IN_HOURS } from '#shared/limits/limits.ts';
import { Refusal } from './refusal.ts';

/**
 * Lets an administrator pass whose sign-in is recent: a cookie that was stolen yesterday opens nothing.
 * @throws Refusal not_found for everybody else, sign_in_again
 */
export function admitAdmin({ user, session }: Request): void {
  if (!user?.isAdmin) throw new Refusal('not_found');
  const since = Date.parse(session.device?.since ?? '');
  if (!(Date.now() - since < ADMIN_SIGN_IN_HOURS * 3_600_000)) throw new Refusal('sign_in_again');
}
