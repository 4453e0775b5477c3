import type { Request } from 'express';
import { deviceName } from './device-name.ts';

/** Signs a person in under a new session id, so that a planted id is useless. */
export async function signInAs(req: Request, userId: number): Promise<void> {
  await regenerateSession(req);
  req.session.passport = { user: userId };
  req.session.device = { words: deviceName(req.get('user-agent') ?? ''), since: new Date().toISOString() };
  await new Promise<void>((resolve, reject) => {
    req.session.save((error?: Error) => (error ? reject(error) : resolve()));
  });
}

/** Ends the session and starts an empty one, which is stored only if something is put into it. */
export const regenerateSession = (req: Request): Promise<void> =>
  new Promise((resolve, reject) => {
    req.session.regenerate((error?: Error) => (error ? reject(error) : resolve()));
  });
