import { lt } from 'drizzle-orm';
import { spentTrials } from '#shared/schema/billing.ts';
import { rateLimits } from '#shared/schema/operations.ts';
import { emailVerifications, oidcPayloads, signInCodes } from '#shared/schema/sign-in.ts';
import type { Services } from '#server/services.ts';

const SWEEP_EVERY_MS = 15 * 60_000;

/** Occasionally deletes expired data of sign-in: codes, links, payloads and counts. */
export function schedulePurgeOfExpired({ db, log }: Pick<Services, 'db' | 'log'>): () => void {
  let sweptAt = 0;
  return () => {
    if (Date.now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = Date.now();
    const now = new Date();
    Promise.all([
      db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, now)),
      db.delete(signInCodes).where(lt(signInCodes.expiresAt, now)),
      db.delete(emailVerifications).where(lt(emailVerifications.expiresAt, now)),
      db.delete(spentTrials).where(lt(spentTrials.forgetAt, now)),
      db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime())),
    ]).catch((error: unknown) => log.warn({ err: error }, 'expired sign-ins could not be swept'));
  };
}
