import { createHmac, randomBytes } from 'node:crypto';
import { recipientKey } from '#shared/rules/mails/mail-recipient.ts';
import { serverSecret } from '#server/auth/server-secret.ts';
import type { Database } from '#server/database/database.ts';

/**
 * Hashes mailboxes with a key, so that they can be compared without storing addresses of people whose host has left.
 * Call it before a transaction, because it reads on its own connection.
 */
export async function recipientHashes(db: Database): Promise<(address: string) => string> {
  const secret = await serverSecret(db, 'mail recipients', () => randomBytes(32).toString('base64url'));
  return (address) => createHmac('sha256', secret).update(recipientKey(address)).digest('base64url');
}
