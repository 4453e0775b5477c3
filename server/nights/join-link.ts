import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { getEvent } from './events-service.ts';
import { updateEvent } from './events-store.ts';
import { withOwnNightLock } from './night-lock.ts';
import type { GuestLinks } from './guest-link.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';

const urlOf = (links: GuestLinks, seed: string | null) => ({ url: seed === null ? null : links.joinUrl(seed) });

/** The join link; null while it is off. @throws Refusal not_found */
export async function getJoinLink(db: Database, links: GuestLinks, owner: Owner, eventId: number) {
  const { joinSeed } = await getEvent(db, owner, eventId);
  return urlOf(links, joinSeed);
}

/** Switches the join link on (keeping an existing one) or off, or replaces it. @throws Refusal not_found */
export const setJoinLink = (
  db: Database,
  links: GuestLinks,
  owner: Owner,
  eventId: number,
  state: 'on' | 'off' | 'new',
) =>
  withOwnNightLock(db, owner, eventId, async (tx, event) => {
    if (state === 'on' && event.joinSeed !== null) return urlOf(links, event.joinSeed);
    const { joinSeed } = await updateEvent(
      tx,
      event,
      state === 'off' ? { joinSeed: null, joinHash: null } : links.makeJoin(),
    );
    await publishEventChanged(tx, eventId);
    return urlOf(links, joinSeed);
  });
