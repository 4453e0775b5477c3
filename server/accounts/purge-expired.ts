import { lt, sql } from 'drizzle-orm';
import { spentTrials } from '#shared/schema/billing.ts';
import { formerOptOuts } from '#shared/schema/mails.ts';
import { rateLimits } from '#shared/schema/operations.ts';
import { passkeyChallenges } from '#shared/schema/passkeys.ts';
import { emailVerifications, oidcPayloads, signInCodes } from '#shared/schema/sign-in.ts';
import { abuseReports, adminActs } from '#shared/schema/admin.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Deletes what was kept for a time: data of sign-in, closed reports after a year, and what administrators did after two. */
export async function purgeExpired(db: Database, now = new Date()): Promise<void> {
  await Promise.all([
    db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, now)),
    db.delete(signInCodes).where(lt(signInCodes.expiresAt, now)),
    db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now)),
    db.delete(emailVerifications).where(lt(emailVerifications.expiresAt, now)),
    db.delete(formerOptOuts).where(lt(formerOptOuts.expiresAt, now)),
    db.delete(spentTrials).where(lt(spentTrials.expiresAt, now)),
    db.delete(abuseReports).where(lt(abuseReports.closedAt, sql`now() - interval '1 year'`)),
    db.delete(adminActs).where(lt(adminActs.at, sql`now() - interval '2 years'`)),
    db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime())),
  ]);
}
