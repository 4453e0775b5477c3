import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { AbuseReport } from '#shared/admin/site-contract.ts';
import { ADMIN_PAGE } from '#shared/admin/page-query.ts';
import { abuseReports } from '#shared/schema/admin.ts';
import { users } from '#shared/schema/users.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Actor, recordAct } from './acts-store.ts';

/** Reports of abuse, open ones first. */
export async function listReports(db: Database, page: number): Promise<{ reports: AbuseReport[]; total: number }> {
  const { id, page: reported, reason, words, contact, createdAt, closedAt, moreReports } = abuseReports;
  const [[all], rows] = await Promise.all([
    db.select({ total: count() }).from(abuseReports),
    db
      .select({
        id,
        page: reported,
        reason,
        words,
        contact,
        createdAt,
        closedAt,
        moreReports,
        account: { id: users.id, email: users.email, isDisabled: sql<boolean>`${users.disabledAt} is not null` },
      })
      .from(abuseReports)
      .innerJoin(users, eq(users.id, abuseReports.userId))
      .orderBy(asc(sql`${closedAt} is not null`), desc(id))
      .limit(ADMIN_PAGE)
      .offset((page - 1) * ADMIN_PAGE),
  ]);
  return { reports: rows, total: all?.total ?? 0 };
}

/** @throws Refusal not_found */
export const setReportClosed = (db: Database, by: Actor, id: number, closed: boolean): Promise<void> =>
  db.transaction(async (tx) => {
    const [report] = await tx.select().from(abuseReports).where(eq(abuseReports.id, id)).for('update');
    if (!report) throw new Refusal('not_found');
    if ((report.closedAt !== null) === closed) return;
    await tx
      .update(abuseReports)
      .set({ closedAt: closed ? new Date() : null })
      .where(eq(abuseReports.id, id));
    await recordAct(tx, by, closed ? 'report_closed' : 'report_opened', report.userId, { report: String(id) });
  });
