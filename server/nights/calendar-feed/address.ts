import { eq } from 'drizzle-orm';
import { users } from '#shared/schema/users.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import type { GuestLinks } from '../guest-link.ts';

const urlOf = (links: GuestLinks, seed: string | null) => ({ url: seed === null ? null : links.calendarUrl(seed) });

async function seedOf(db: Connection, userId: number): Promise<string | null> {
  const [row] = await db.select({ seed: users.calendarSeed }).from(users).where(eq(users.id, userId));
  return row?.seed ?? null;
}

/** The private URL of a user's calendar; null while it is off. */
export const getFeed = async (db: Database, links: GuestLinks, owner: Owner) =>
  urlOf(links, await seedOf(db, owner.id));

/** Switches the feed on (keeping an existing URL) or off, or replaces its URL. */
export const setFeed = (db: Database, links: GuestLinks, owner: Owner, state: 'on' | 'off' | 'new') =>
  withOwnerLockOnly(db, owner.id, async (tx) => {
    const seed = await seedOf(tx, owner.id);
    if (state === 'on' && seed !== null) return urlOf(links, seed);
    const address = state === 'off' ? { calendarSeed: null, calendarHash: null } : links.makeCalendar();
    await tx.update(users).set(address).where(eq(users.id, owner.id));
    return urlOf(links, address.calendarSeed);
  });
