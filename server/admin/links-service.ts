import { desc, eq, gt, sql } from 'drizzle-orm';
import type { SignUpLink } from '#shared/admin/site-contract.ts';
import { signUpLinks } from '#shared/schema/sign-in.ts';
import { makeSignUpLink, signUpUrl } from '#server/accounts/service.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Actor, recordAct } from './acts-store.ts';

/** The links that still work, the latest first; their tokens are not known. */
export const listLinks = (db: Database): Promise<SignUpLink[]> =>
  db
    .select({
      id: signUpLinks.tokenHash,
      usesLeft: signUpLinks.usesLeft,
      expiresAt: signUpLinks.expiresAt,
      createdAt: signUpLinks.createdAt,
    })
    .from(signUpLinks)
    .where(gt(signUpLinks.expiresAt, sql`now()`))
    .orderBy(desc(signUpLinks.createdAt));

/** Makes a link, which is known only to who gets it now. */
export async function makeLink(db: Database, origin: string, by: Actor, link: { uses: number; days: number }) {
  const counted = (of: number, thing: string) => `${of} ${thing}${of === 1 ? '' : 's'}`;
  const details = { uses: counted(link.uses, 'account'), days: counted(link.days, 'day') };
  const token = await db.transaction(async (tx) => {
    await recordAct(tx, by, 'link_made', null, details);
    return makeSignUpLink(tx, link);
  });
  return { url: signUpUrl(origin, token) };
}

/** @throws Refusal not_found */
export const deleteLink = (db: Database, by: Actor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(signUpLinks).where(eq(signUpLinks.tokenHash, id));
    if (rowCount === 0) throw new Refusal('not_found');
    await recordAct(tx, by, 'link_deleted', null);
  });
