import { randomBytes } from 'node:crypto';
import { serverSecret } from '#server/auth/server-secret.ts';
import type { Database } from '#server/database/database.ts';
import { linkToken, newLink } from '#server/auth/link-token.ts';

/** Makes and rebuilds secret links: of guests, of events and of calendars. Held for one request; the token itself is stored nowhere. */
export interface GuestLinks {
  make(): { linkSeed: string; linkHash: string };
  /** For the shared link of an event. */
  makeJoin(): { joinSeed: string; joinHash: string };
  /** For the private calendar of somebody's nights. */
  makeCalendar(): { calendarSeed: string; calendarHash: string };
  /** Of an attendee's own page. */
  linkUrl(seed: string): string;
  /** Of the page on which newcomers put themselves on a list. */
  joinUrl(seed: string): string;
  calendarUrl(seed: string): string;
}

/** To be called before a transaction is begun, because it reads on a connection of its own. */
export async function guestLinks(db: Database, origin: string): Promise<GuestLinks> {
  const secret = await serverSecret(db, 'guest links', () => randomBytes(32).toString('base64url'));
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
    linkUrl: (seed) => `${origin}/rsvp/${linkToken(secret, seed)}`,
    joinUrl: (seed) => `${origin}/join/${linkToken(secret, seed)}`,
    calendarUrl: (seed) => `${origin}/calendar/${linkToken(secret, seed)}.ics`,
  };
}
