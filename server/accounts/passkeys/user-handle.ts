import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '#server/platform/database/database.ts';
import { serverSecret } from '#server/platform/database/server-secret.ts';

/**
 * How authenticators know a person: the same for all of their passkeys, and it says nothing about them.
 * @returns 32 bytes in base64url
 */
export async function userHandleOf(db: Database, userId: number): Promise<string> {
  const secret = await serverSecret(db, 'passkey owners', () => randomBytes(32).toString('base64url'));
  return createHmac('sha256', secret).update(String(userId)).digest('base64url');
}
