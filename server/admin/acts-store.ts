import { count, desc, eq, type SQL } from 'drizzle-orm';
import type { AdminAct } from '#shared/enums.ts';
import type { AdminActRow } from '#shared/admin/acts-contract.ts';
import { ADMIN_PAGE } from '#shared/admin/page-query.ts';
import { adminActs } from '#shared/schema/admin.ts';
import { users } from '#shared/schema/users.ts';
import type { Connection } from '#server/platform/database/database.ts';

/** Who acts: an administrator's address, or null for a command on the server. */
export type Actor = string | null;

/** Adds to the audit, in the transaction of what was done. Nothing changes its rows. */
export async function recordAct(
  db: Connection,
  by: Actor,
  act: AdminAct,
  accountId: number | null,
  details: Record<string, string> = {},
): Promise<void> {
  await db.insert(adminActs).values({ by, act, accountId, details });
}

const readActs = (db: Connection, which: SQL | undefined, page: number): Promise<AdminActRow[]> =>
  db
    .select({
      id: adminActs.id,
      at: adminActs.at,
      by: adminActs.by,
      act: adminActs.act,
      accountId: adminActs.accountId,
      account: users.email,
      details: adminActs.details,
    })
    .from(adminActs)
    .leftJoin(users, eq(users.id, adminActs.accountId))
    .where(which)
    .orderBy(desc(adminActs.id))
    .limit(ADMIN_PAGE)
    .offset((page - 1) * ADMIN_PAGE);

/** The latest acts on one account. */
export const actsOn = (db: Connection, accountId: number): Promise<AdminActRow[]> =>
  readActs(db, eq(adminActs.accountId, accountId), 1);

/** All acts, the latest first. */
export async function listActs(db: Connection, page: number) {
  const [[all], acts] = await Promise.all([
    db.select({ total: count() }).from(adminActs),
    readActs(db, undefined, page),
  ]);
  return { acts, total: all?.total ?? 0 };
}
