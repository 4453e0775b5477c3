import type { Database } from '#server/platform/database/database.ts';
import { serverSecret } from '#server/platform/database/server-secret.ts';

/** The pair of keys by which push services know this installation (VAPID, RFC 8292), in base64url. */
export interface NoticeKeys {
  publicKey: string;
  privateKey: string;
}

/** Made once. Call it before a transaction, because it reads on its own connection. */
export const noticeKeys = (db: Database): Promise<NoticeKeys> =>
  serverSecret(db, 'notices', async () => (await import('web-push')).default.generateVAPIDKeys());
