import { randomBytes, timingSafeEqual } from 'node:crypto';
import { serverSecret } from '#server/platform/database/server-secret.ts';
import type { Database } from '#server/platform/database/database.ts';
import { linkToken, newLink } from '#server/platform/http/link-token.ts';

/** Creates and rebuilds secret links of guests, events and calendars. Used for one request; tokens are not stored. */
export interface GuestLinks {
  make(): { linkSeed: string; linkHash: string };
  /** For the join link of an event. */
  makeJoin(): { joinSeed: string; joinHash: string };
  /** For a user's private calendar. */
  makeCalendar(): { calendarSeed: string; calendarHash: string };
  /** An attendee's personal page. */
  linkUrl(seed: string): string;
  /** What `readersUrl` has besides; another one after the link was renewed. */
  proofOf(seed: string): string;
  /** The same for its reader alone: hosts are shown the other one, and must not undo what a guest has stopped. */
  readersUrl(seed: string): string;
  /** Whether `own` is of the `readersUrl` of this seed. */
  isReaders(seed: string, own: string): boolean;
  /** The page on which newcomers join. */
  joinUrl(seed: string): string;
  calendarUrl(seed: string): string;
}

/** Call it before a transaction, because it reads on its own connection. */
export async function guestLinks(db: Database, origin: string): Promise<GuestLinks> {
  const secret = await serverSecret(db, 'guest links', () => randomBytes(32).toString('base64url'));
  const linkUrl = (seed: string) => `${origin}/rsvp/${linkToken(secret, seed)}`;
  const proofOf = (seed: string) => linkToken(secret, `reader of ${seed}`);
  return {
    make: () => {
      const { seed, hash } = newLink(secret);
      return { linkSeed: seed, linkHash: hash };
    },
    makeJoin: () => {
      const { seed, hash } = newLink(secret);
      return { joinSeed: seed, joinHash: hash };
    },
    makeCalendar: () => {
      const { seed, hash } = newLink(secret);
      return { calendarSeed: seed, calendarHash: hash };
    },
    linkUrl,
    proofOf,
    readersUrl: (seed) => `${linkUrl(seed)}?own=${proofOf(seed)}`,
    isReaders: (seed, own) => {
      const [given, right] = [Buffer.from(own), Buffer.from(proofOf(seed))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
    joinUrl: (seed) => `${origin}/join/${linkToken(secret, seed)}`,
    calendarUrl: (seed) => `${origin}/calendar/${linkToken(secret, seed)}.ics`,
  };
}
