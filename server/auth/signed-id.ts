import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { linkToken } from '../features/game-nights/link-token.ts';
import { serverSecret } from './server-secret.ts';

/** Tokens that say an id and that nobody else can make. They never expire. */
export interface SignedIds {
  tokenOf: (id: number) => string;
  /** Null for a token that this server did not make. */
  idOf: (token: string) => number | null;
}

/**
 * To be called before a transaction is begun, because it reads on a connection of its own.
 * @param secretName of the secret that they are made from, @param purpose a word that stands before each id
 */
export async function signedIds(db: Database, secretName: string, purpose: string): Promise<SignedIds> {
  const secret = await serverSecret(db, secretName, () => randomBytes(32).toString('base64url'));
  const tokenOf = (id: number) => `${id}-${linkToken(secret, `${purpose} ${id}`)}`;
  return {
    tokenOf,
    idOf: (token) => {
      const id = Number(/^([1-9]\d{0,14})-/.exec(token)?.[1]);
      if (!id) return null;
      const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(id))];
      return given.length === right.length && timingSafeEqual(given, right) ? id : null;
    },
  };
}
