import { randomBytes } from 'node:crypto';
import { serverSecret } from '../../auth/server-secret.ts';
import type { Database } from '../../database/database.ts';
import { linkToken, newLink } from './link-token.ts';

/** Makes and rebuilds the secret links of guests. Held for one request; the token itself is stored nowhere. */
export interface GuestLinks {
  make(): { linkSeed: string; linkHash: string };
  /** For the shared link of an event. */
  makeJoin(): { joinSeed: string; joinHash: string };
  /** Of an attendee's own page. */
  linkUrl(seed: string): string;
  /** Of the page on which newcomers put themselves on a list. */
  joinUrl(seed: string): string;
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
    linkUrl: (seed) => `${origin}/rsvp/${linkToken(secret, seed)}`,
    joinUrl: (seed) => `${origin}/join/${linkToken(secret, seed)}`,
  };
}
