import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/platform/database/database.ts';
import { linkToken } from './link-token.ts';
import { serverSecret } from '#server/platform/database/server-secret.ts';

/** Signed tokens that contain an id. They never expire. */
export interface SignedIds {
  tokenOf: (id: number) => string;
  /** Null for a token without a valid signature. */
  idOf: (token: string) => number | null;
}

/**
 * Call it before a transaction, because it reads on its own connection.
 * @param secretName of the secret that signs the tokens, @param purpose a word that prefixes each id
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
