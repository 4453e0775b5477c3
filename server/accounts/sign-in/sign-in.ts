import type { Request } from 'express';
import { deviceName } from './device-name.ts';

/**
 * Signs a person in under a new session id, so that a planted id is useless.
 * @param authTime when the provider asked who they are, in seconds since 1970; without it, and if it is to come, now
 */
export async function signInAs(req: Request, userId: number, authTime = Infinity): Promise<void> {
  await regenerateSession(req);
  const now = new Date();
  const provedAt = new Date(Math.min(authTime * 1000, now.getTime()));
  req.session.passport = { user: userId };
  req.session.device = { words: deviceName(req.get('user-agent') ?? ''), since: now.toISOString() };
  req.session.provedAt = provedAt.toISOString();
  await new Promise<void>((resolve, reject) => {
    req.session.save((error?: Error) => (error ? reject(error) : resolve()));
  });
}

/** Ends the session and starts an empty one, which is stored only if something is put into it. */
export const regenerateSession = (req: Request): Promise<void> =>
  new Promise((resolve, reject) => {
    req.session.regenerate((error?: Error) => (error ? reject(error) : resolve()));
  });
