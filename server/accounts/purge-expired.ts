import { lt } from 'drizzle-orm';
import { spentTrials } from '#shared/schema/billing.ts';
import { formerOptOuts } from '#shared/schema/mails.ts';
import { rateLimits } from '#shared/schema/operations.ts';
import { emailVerifications, oidcPayloads, signInCodes } from '#shared/schema/sign-in.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Deletes expired data of sign-in: codes, links, payloads and counts. */
export async function purgeExpired(db: Database, now = new Date()): Promise<void> {
  await Promise.all([
    db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, now)),
    db.delete(signInCodes).where(lt(signInCodes.expiresAt, now)),
    db.delete(emailVerifications).where(lt(emailVerifications.expiresAt, now)),
    db.delete(formerOptOuts).where(lt(formerOptOuts.expiresAt, now)),
    db.delete(spentTrials).where(lt(spentTrials.expiresAt, now)),
    db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime())),
  ]);
}
