import { stopMailsOfHost } from '#server/accounts/service.ts';
import {
  findByAddress,
  findByLink,
  withNightLock,
  type GuestLinks,
  deleteRequest,
  findRequest,
  linkSeedOf,
} from '#server/nights/service.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { tokenHash } from '#server/platform/http/link-token.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import type { ReadersBrowser } from './save-answer.ts';
import { type ConfirmForm, NO_DATE_ANSWERED } from './guest-forms.ts';
import type { NewcomersDates } from './join-night.ts';
import { addNewcomer, refuseJoining } from './newcomer.ts';

/** The result of a confirmation. */
export interface Confirmed {
  link: string;
  /** Whether they were added to the list by this. */
  hasJoined: boolean;
}

/**
 * Adds the owner of an address to the list, after they confirmed by the link in their mail. Seats are settled under the
 * lock of the night; existing attendees are unchanged. Idempotent. @throws Refusal not_found for a link that is
 * unknown, expired, or whose join link was closed; event_cancelled, event_over, event_full, and invalid_request without an
 * answer to a date of a night that has none
 */
export const confirmJoin = (
  { db, environment }: Pick<Services, 'db' | 'environment'>,
  links: GuestLinks,
  { eventId, token }: { eventId: number; token: string },
  { name, along, companions, dateNote, shareNote, dateAnswers }: ConfirmForm & NewcomersDates,
  browser: ReadersBrowser,
): Promise<Confirmed> =>
  withNightLock(db, eventId, async (tx, event) => {
    const pressed = await findByLink(tx, eventId, tokenHash(token));
    if (pressed?.linkSeed) return { link: links.linkUrl(pressed.linkSeed), hasJoined: false };
    const request = (await findRequest(tx, token))?.request;
    if (!request) throw new Refusal('not_found');
    const { id, email, linkSeed, linkHash } = request;
    const known = await findByAddress(tx, eventId, email);
    if (known?.isHost) throw new Refusal('not_found');
    // The request is kept until it expires, so that the link in the mail still leads to their page.
    if (known) {
      return { link: links.linkUrl(await linkSeedOf(tx, links, known)), hasJoined: false };
    }
    if (event.status === 'finding_date' && dateAnswers.size === 0)
      throw new Refusal('invalid_request', { message: NO_DATE_ANSWERED });
    const partySize = Math.max(along, companions.length) + 1;
    await refuseJoining(tx, environment, event, partySize);
    await deleteRequest(tx, id);
    const dateNoteShared = dateNote !== null && shareNote;
    await addNewcomer(
      tx,
      event,
      { email, name, partySize, companions, linkSeed, linkHash, dateNote, dateNoteShared, ...browser },
      dateAnswers,
    );
    return { link: links.linkUrl(linkSeed), hasJoined: true };
  });

/** Deletes the request for an address whose owner did not make it, and opts it out of this host's mails; idempotent. */
export const refuseRequest = (db: Database, token: string): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await findRequest(tx, token);
    if (!found) return;
    const { request, event } = found;
    await stopMailsOfHost(tx, event.userId, request.email);
    await deleteRequest(tx, request.id);
    await publishEventChanged(tx, event.id);
  });
