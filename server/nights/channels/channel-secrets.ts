import { randomBytes } from 'node:crypto';
import type { Database } from '#server/platform/database/database.ts';
import { seal, unseal } from '#server/platform/database/sealed-text.ts';
import { serverSecret } from '#server/platform/database/server-secret.ts';
import type { Target } from './channel-request.ts';
import type { ChannelRow } from './channels-store.ts';

/**
 * Encrypts and reads addresses and secrets of channels: a copy of their table alone is of no use to anybody. Call it before
 * a transaction, because it reads on its own connection.
 */
export async function channelSecrets(db: Database) {
  const key = Buffer.from(await serverSecret(db, 'channels', () => randomBytes(32).toString('base64url')), 'base64url');
  return {
    seal: ({ target, secret }: Pick<Target, 'target' | 'secret'>) => ({
      sealedTarget: seal(key, target),
      sealedSecret: secret === null ? null : seal(key, secret),
    }),
    open: ({ kind, sealedTarget, sealedSecret }: ChannelRow): Target => ({
      kind,
      target: unseal(key, sealedTarget),
      secret: sealedSecret === null ? null : unseal(key, sealedSecret),
    }),
  };
}
export type ChannelSecrets = Awaited<ReturnType<typeof channelSecrets>>;
