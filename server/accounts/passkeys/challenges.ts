import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { passkeyChallenges } from '#shared/schema/passkeys.ts';
import { tokenHash } from '#server/platform/http/link-token.ts';
import type { Database } from '#server/platform/database/database.ts';

/** As long as a code by mail. */
export const CHALLENGE_MS = 10 * 60_000;

/** Who has to answer a challenge. The id of a session gives access, so its hash stands here. */
export const ofSession = (sid: string): string => `session ${tokenHash(sid)}`;
export const ofInteraction = (uid: string): string => `interaction ${uid}`;

/** A new challenge, which replaces the holder's previous one. */
export async function giveChallenge(db: Database, holder: string): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const values = { challenge, expiresAt: new Date(Date.now() + CHALLENGE_MS) };
  await db
    .insert(passkeyChallenges)
    .values({ holder, ...values })
    .onConflictDoUpdate({ target: passkeyChallenges.holder, set: values });
  return challenge;
}

/** The holder's challenge, which is used up by that; null if there is none, or it has expired. */
export async function takeChallenge(db: Database, holder: string): Promise<string | null> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(eq(passkeyChallenges.holder, holder))
    .returning({ challenge: passkeyChallenges.challenge, expiresAt: passkeyChallenges.expiresAt });
  return taken && taken.expiresAt > new Date() ? taken.challenge : null;
}
