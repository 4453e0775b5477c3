import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '../../database/database.ts';
import { serverSecret } from '../server-secret.ts';

export const SIGNING_ALGORITHM = 'ES256';

/** What the built-in provider signs tokens and cookies with, and shares with Rollcall as its client. */
export interface ProviderKeys {
  signing: JWK;
  cookies: string;
  clientSecret: string;
}

/** Made once and kept, so that restarts and further servers go on with the same. */
export const providerKeys = (db: Database): Promise<ProviderKeys> => serverSecret(db, 'built-in provider', makeKeys);

async function makeKeys(): Promise<ProviderKeys> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const kid = randomBytes(8).toString('hex');
  return {
    signing: { ...(await exportJWK(privateKey)), alg: SIGNING_ALGORITHM, use: 'sig', kid },
    cookies: randomBytes(32).toString('base64url'),
    clientSecret: randomBytes(32).toString('base64url'),
  };
}
