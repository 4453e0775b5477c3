import { createHmac, randomBytes } from 'node:crypto';
import { recipientKey } from '#shared/rules/mails/mail-recipient.ts';
import { serverSecret } from '#server/auth/server-secret.ts';
import type { Database } from '#server/database/database.ts';

/**
 * Tells mailboxes apart without keeping their addresses: a keyed hash, so that nothing in the database leads back to
 * somebody whose host has gone. To be called before a transaction, because it reads on a connection of its own.
 */
export async function recipientHashes(db: Database): Promise<(address: string) => string> {
  const secret = await serverSecret(db, 'mail recipients', () => randomBytes(32).toString('base64url'));
  return (address) => createHmac('sha256', secret).update(recipientKey(address)).digest('base64url');
}
