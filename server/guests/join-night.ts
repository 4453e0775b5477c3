import { createHash, randomUUID } from 'node:crypto';
import type { DateAnswer } from '#shared/enums.ts';
import { noAddress } from '#shared/text/guest-address.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { findByAddress, withNightLock, type GuestLinks, allowsJoining, linkSeedOf } from '#server/nights/service.ts';
import { requestToJoin } from './request-to-join.ts';
import type { ReadersBrowser } from './save-answer.ts';
import type { JoinForm } from './guest-forms.ts';
import { addNewcomer, refuseJoining } from './newcomer.ts';

/** The personal link of a new attendee; null if they must confirm by mail. */
export interface Joined {
  link: string | null;
}

/** The night to join, and the hash of the join link used; null for the public page. */
export interface Way {
  eventId: number;
  joinHash: string | null;
}

/** Answers to dates, by option; empty for a night that has a date. */
export interface NewcomersDates {
  dateAnswers: ReadonlyMap<number, DateAnswer>;
}

/**
 * Handles a newcomer's form. Without an address they are added at once; a repeated form counts once. With an address, a
 * confirmation mail is sent whether or not the address is on the list: only data that is the same in both cases is read
 * here. @throws Refusal not_found, event_cancelled, event_over, event_full
 */
export const joinNight = (
  { db, environment }: Pick<Services, 'db' | 'environment'>,
  links: GuestLinks,
  { eventId, joinHash }: Way,
  { name, email, along, companions, once, dateNote, shareNote, dateAnswers }: JoinForm & NewcomersDates,
  browser: ReadersBrowser,
): Promise<Joined> =>
  withNightLock(db, eventId, async (tx, event) => {
    if (!allowsJoining(event, joinHash)) throw new Refusal('not_found');
    const partySize = Math.max(along, companions.length) + 1;
    const note = { dateNote, dateNoteShared: dateNote !== null && shareNote };
    if (email !== null) {
      await refuseJoining(tx, environment, event, partySize);
      const dates = { dateAnswers: Object.fromEntries(dateAnswers), ...note };
      const { language } = browser;
      await requestToJoin(tx, links, event, { email, name, partySize, companions, language, joinHash, ...dates });
      return { link: null };
    }
    const address = noAddress(onceFor(once, name));
    const before = await findByAddress(tx, eventId, address);
    if (before) return { link: links.linkUrl(await linkSeedOf(tx, links, before)) };
    await refuseJoining(tx, environment, event, partySize);
    const made = links.make();
    await addNewcomer(
      tx,
      event,
      { email: address, name, partySize, companions, ...note, ...browser, ...made },
      dateAnswers,
    );
    return { link: links.linkUrl(made.linkSeed) };
  });

/** The same key for the same form and name, so that another person can join on the same device by going back. */
const onceFor = (once: string, name: string): string =>
  createHash('sha256')
    .update(once === '' ? randomUUID() : `${once} ${name}`)
    .digest('hex')
    .slice(0, 32);
