import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { apiTokens } from '#shared/schema/sign-in.ts';
import { users } from '#shared/schema/users.ts';
import { tokenHash } from '#server/platform/http/link-token.ts';
import type { RequestToken } from '#server/platform/tokens/request-token.ts';
import type { Services } from '#server/platform/services.ts';
import { ownerOf } from '../load-owner.ts';
import { ownerColumns } from '../owner-row.ts';
import { isSecret } from './token-secret.ts';

/** Accuracy of the time of the last use. */
const USED_EVERY_MS = 60_000;

/**
 * Who a token belongs to, and with which scope; null if it is unknown, has expired or was revoked. It acts for its owner
 * only: neither for organizations that they host for, nor as staff or administrator. The time of use is written beside the answer.
 */
export async function findToken(
  { db, environment, log }: Pick<Services, 'db' | 'environment' | 'log'>,
  secret: string,
): Promise<RequestToken | null> {
  if (!isSecret(secret)) return null;
  const { id, scope, lastUsedAt } = apiTokens;
  const [row] = await db
    .select({ id, scope, lastUsedAt, person: ownerColumns })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(
        eq(apiTokens.tokenHash, tokenHash(secret)),
        isNull(users.disabledAt),
        or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, sql`now()`)),
      ),
    );
  if (!row) return null;
  if (row.lastUsedAt === null || Date.now() - row.lastUsedAt.getTime() > USED_EVERY_MS)
    noteUse(db, row.id).catch((err: unknown) => log.warn({ err }, 'the use of a token was not noted'));
  return {
    id: row.id,
    scope: row.scope,
    owner: { ...ownerOf(row.person, environment), hostsFor: [], isStaff: false, isAdmin: false },
  };
}

/** At most once a minute, whatever the number of requests and servers. */
const noteUse = async (db: Services['db'], id: number): Promise<void> => {
  const isOld = lt(apiTokens.lastUsedAt, new Date(Date.now() - USED_EVERY_MS));
  await db
    .update(apiTokens)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiTokens.id, id), or(isNull(apiTokens.lastUsedAt), isOld)));
};
