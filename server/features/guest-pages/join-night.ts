import { createHash, randomUUID } from 'node:crypto';
import { noAddress } from '#shared/rules/nights/guest-address.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { attendeesOf } from '#server/domain/nights/attendees-store.ts';
import { lockEvent } from '#server/domain/nights/events-store.ts';
import type { GuestLinks } from '#server/domain/nights/guest-link.ts';
import { requestToJoin } from '#server/domain/join-requests/request-to-join.ts';
import { takesNewcomers } from '#server/domain/join-requests/request-store.ts';
import type { ReadersBrowser } from './give-answer.ts';
import type { JoinForm } from './guest-forms.ts';
import { linkSeedOf } from '#server/domain/nights/link-seed.ts';
import { addNewcomer, refuseJoining } from './newcomer.ts';

/** The personal link of who joined, or null where they are to confirm by mail. */
export interface Joined {
  link: string | null;
}

/** The night that somebody would join, and by which shared link; null for the public page. */
export interface Way {
  eventId: number;
  joinHash: string | null;
}

/**
 * Takes the form of a newcomer. Who leaves no address is on the list at once; a form that is sent twice counts once. Who
 * leaves an address is sent a mail by which its owner confirms, whether or not the address is on the list: only what is
 * the same for both is read here.
 * @throws Refusal not_found, event_cancelled, event_over, event_full
 */
export const joinNight = (
  { db, environment }: Pick<Services, 'db' | 'environment'>,
  links: GuestLinks,
  { eventId, joinHash }: Way,
  { name, email, along, companions, once }: JoinForm,
  browser: ReadersBrowser,
): Promise<Joined> =>
  db.transaction(async (tx) => {
    const event = await lockEvent(tx, eventId);
    if (!event || !takesNewcomers(event, joinHash)) throw new Refusal('not_found');
    const partySize = Math.max(along, companions.length) + 1;
    if (email !== null) {
      await refuseJoining(tx, environment, event, partySize);
      await requestToJoin(tx, links, event, { email, name, partySize, companions, joinHash });
      return { link: null };
    }
    const address = noAddress(onceFor(once, name));
    const before = (await attendeesOf(tx, eventId)).find((guest) => guest.email === address);
    if (before) return { link: links.linkUrl(await linkSeedOf(tx, links, before)) };
    await refuseJoining(tx, environment, event, partySize);
    const made = links.make();
    await addNewcomer(tx, event, { email: address, name, partySize, companions, ...browser, ...made });
    return { link: links.linkUrl(made.linkSeed) };
  });

/** The same for the same form and name, so that a friend may join on the same phone after one went back. */
const onceFor = (once: string, name: string): string =>
  createHash('sha256')
    .update(once === '' ? randomUUID() : `${once} ${name}`)
    .digest('hex')
    .slice(0, 32);
