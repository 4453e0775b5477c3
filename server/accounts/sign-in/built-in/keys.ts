import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '#server/platform/database/database.ts';
import { serverSecret } from '#server/platform/database/server-secret.ts';

export const SIGNING_ALGORITHM = 'ES256';

/** The keys and the client secret of the built-in provider. */
export interface ProviderKeys {
  signing: JWK;
  cookies: string;
  clientSecret: string;
}

/** Created once and stored, so that restarts and other servers use the same. */
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
