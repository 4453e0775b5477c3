import { asc, inArray } from 'drizzle-orm';
import type { AttendeeStatus } from '#shared/enums.ts';
import { isOnWaitlist } from '#shared/nights/seats.ts';
import { listText } from '#shared/text/list-text.ts';
import { eventAttendees, eventProposals } from '#shared/schema/attendees.ts';
import { locale } from '#server/platform/words/language.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { AttendeeRow } from '../attendees-store.ts';
import type { EventRow } from '../events-store.ts';
import { guestNames } from '../guest-names.ts';
import { t } from '../words/words.ts';

/** Data about a night's guests that other guests may see in advance. */
export interface Company {
  /** Names of those who come; null if the host hides them, or nobody has a name. */
  comes: string | null;
  /** The same of those who may come, of those who have not answered, and of those who wait for a seat. */
  maybe: string | null;
  asked: string | null;
  waitlisted: string | null;
  /** Things that the guest has promised to bring, games among them. */
  brings: string[];
  /** Games of the evening plan that attending guests bring. */
  broughtPlan: { title: string; startsAfter: number }[];
}

/** Not one whom the host has put on the list and not invited yet. */
const isInvited = ({ contactAllowedAt }: AttendeeRow): boolean => contactAllowedAt !== null;

/** Loads the lists of these nights. @returns the company for one guest of a night */
export async function companies(db: Database, eventIds: readonly number[]) {
  const ids = [...new Set(eventIds)];
  if (ids.length === 0)
    return (): Company => ({ comes: null, maybe: null, asked: null, waitlisted: null, brings: [], broughtPlan: [] });
  const people = await db
    .select()
    .from(eventAttendees)
    .where(inArray(eventAttendees.eventId, ids))
    .orderBy(asc(eventAttendees.id));
  const proposals = await db
    .select({
      eventId: eventProposals.eventId,
      attendeeId: eventProposals.attendeeId,
      title: eventProposals.title,
      startsAfter: eventProposals.startsAfter,
    })
    .from(eventProposals)
    .where(inArray(eventProposals.eventId, ids))
    .orderBy(asc(eventProposals.id));
  return (event: EventRow, guest: AttendeeRow, hostNameInSentence: string): Company => {
    const list = people
      .filter(({ eventId }) => eventId === event.id)
      .toSorted((a, b) => Number(b.isHost) - Number(a.isHost));
    const named = (status: AttendeeStatus, waits = false, which: (one: AttendeeRow) => boolean = () => true) => {
      const some = list.filter((one) => isOnWaitlist(one) === waits && which(one));
      const { names, more } = guestNames(some, status, guest.id, hostNameInSentence);
      const showsNames = event.showsGuests && !guest.awaitsApproval && names.length > 0;
      return showsNames
        ? listText(more > 0 ? [...names, t('{more, plural, one {# more} other {# more}}', { more })] : names, locale())
        : null;
    };
    const coming = new Set(list.filter(({ status }) => status === 'accepted').map(({ id }) => id));
    const own = proposals.filter(({ attendeeId }) => attendeeId === guest.id).map(({ title }) => title);
    return {
      comes: named('accepted'),
      maybe: named('maybe'),
      asked: named('invited', false, isInvited),
      waitlisted: named('invited', true),
      brings: [...(guest.brings === null ? [] : [guest.brings]), ...own],
      broughtPlan: proposals.flatMap(({ eventId, attendeeId, title, startsAfter }) =>
        eventId === event.id && startsAfter !== null && coming.has(attendeeId) ? [{ title, startsAfter }] : [],
      ),
    };
  };
}
