import { randomBytes, timingSafeEqual } from 'node:crypto';
import { serverSecret } from '../../auth/server-secret.ts';
import type { Database } from '../../database/database.ts';
import { linkToken } from '../game-nights/link-token.ts';

/** The address by which a host switches these mails off without signing in. It does nothing else, so it never expires. */
export interface SwitchOffLinks {
  urlOf(userId: number): string;
  /** Whose token this is; null for one that this server did not make. */
  userOf(token: string): number | null;
}

/** To be called before a transaction is begun, because it reads on a connection of its own. */
export async function switchOffLinks(db: Database, origin: string): Promise<SwitchOffLinks> {
  const secret = await serverSecret(db, 'mails to hosts', () => randomBytes(32).toString('base64url'));
  const tokenOf = (userId: number) => `${userId}-${linkToken(secret, `digest ${userId}`)}`;
  return {
    urlOf: (userId) => `${origin}/digest/${tokenOf(userId)}`,
    userOf: (token) => {
      const userId = Number(/^[1-9]\d{0,14}(?=-)/.exec(token)?.[0]);
      if (!userId) return null;
      const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(userId))];
      return given.length === right.length && timingSafeEqual(given, right) ? userId : null;
    },
  };
}
