import type { NewToken, Token } from '#shared/accounts/tokens-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { nameKey } from '#shared/text/person-name.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { tokenHash } from '#server/platform/http/link-token.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { refuseTakenName } from '#server/platform/http/refuse-taken-name.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import { newSecret } from './token-secret.ts';
import { t } from '../words/words.ts';
import * as store from './tokens-store.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Makes a token and returns it with its secret, which is not stored; safe for concurrent requests.
 * @throws Refusal duplicate_token or limit_reached
 */
export const createToken = (
  db: Database,
  owner: Owner,
  { name, scope, days }: NewToken,
): Promise<Token & { token: string }> =>
  namedOnce(name, () =>
    withOwnerLockOnly(db, owner.id, async (tx) => {
      if ((await store.countTokens(tx, owner.id)) >= STORAGE_LIMITS.tokens.most) throw limitReached('tokens');
      const secret = newSecret();
      const made = await store.insertToken(tx, {
        userId: owner.id,
        name,
        nameKey: nameKey(name),
        scope,
        tokenHash: tokenHash(secret),
        expiresAt: days === null ? null : new Date(Date.now() + days * DAY_MS),
      });
      return { ...made, token: secret };
    }),
  );

/** @throws Refusal not_found, also for another user's */
export async function revokeToken(db: Database, owner: Owner, tokenId: number): Promise<void> {
  if ((await store.deleteTokens(db, owner.id, tokenId)) === 0) throw new Refusal('not_found');
}

/** Revokes all of a user's tokens. */
export async function revokeTokens(db: Connection, userId: number): Promise<void> {
  await store.deleteTokens(db, userId);
}

const namedOnce = <T>(name: string, write: () => Promise<T>): Promise<T> =>
  refuseTakenName(
    {
      index: 'api_tokens_one_name',
      code: 'duplicate_token',
      message: t('You have a token named "{name}" already.', { name }),
    },
    write,
  );
