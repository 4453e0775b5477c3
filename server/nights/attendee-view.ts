import { desc, eq } from 'drizzle-orm';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { recipientKey } from '#server/platform/mails/mail-recipient.ts';
import { nudgeableFrom } from '#shared/nights/nudges.ts';
import { waitlistPlaces } from '#shared/nights/seats.ts';
import { mails } from '#shared/schema/mails.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type AnswerRequests, answerRequests } from './answer-requests.ts';
import { type AttendeeRow, attendeesOf } from './attendees-store.ts';
import type { EventRow } from './events-store.ts';
import { isToBeInvited } from './uninvited-attendees.ts';
import { optedOutOf } from '#server/accounts/service.ts';

type ViewedEvent = Pick<EventRow, 'id' | 'userId' | 'status'>;

/**
 * The attendee list of an event as its host sees it: with waitlist positions, the latest or held mail, opt-outs, and
 * the next possible nudge.
 */
export async function viewAttendees(db: Connection, event: ViewedEvent): Promise<Attendee[]> {
  const rows = await attendeesOf(db, event.id);
  const latest = await latestMails(db, event.id);
  const optedOut = await optedOutOf(db, event.userId);
  const requests = await answerRequests(db, event.id);
  const places = waitlistPlaces(rows);
  return rows.map((row) => {
    const muted = row.mutedAt !== null || optedOut.has(recipientKey(row.email));
    const before = requests.get(row.id);
    return {
      ...row,
      placeInLine: places.get(row.id) ?? null,
      muted,
      toInvite: isToBeInvited(row, optedOut),
      mail: latest.get(row.id) ?? null,
      lastNudgedAt: before?.lastNudgedAt ?? null,
      answeredDates: answeredDates(event, row),
      nudgeableFrom: nudgeFrom(event, row, muted, before),
    };
  });
}

/** While the date is being found. */
const answeredDates = ({ status }: ViewedEvent, { datesAnsweredAt }: AttendeeRow): boolean =>
  status === 'finding_date' && datesAnsweredAt !== null;

const nudgeFrom = (
  event: ViewedEvent,
  row: AttendeeRow,
  muted: boolean,
  requests: AnswerRequests | undefined,
): Date | null =>
  nudgeableFrom({
    ...row,
    wasAsked: row.contactAllowedAt !== null && (row.invitedAt !== null || row.respondedAt !== null),
    isOnWaitlist: row.waitingSince !== null,
    answeredDates: answeredDates(event, row),
    isReachable: !muted && canBeWrittenTo(row.email),
    lastAskedAt: requests?.lastAskedAt ?? null,
  });

/** One attendee. @throws Refusal not_found */
export async function viewAttendee(db: Connection, event: ViewedEvent, attendeeId: number) {
  const attendee = (await viewAttendees(db, event)).find(({ id }) => id === attendeeId);
  if (!attendee) throw new Refusal('not_found');
  return attendee;
}

/** Without the host's private notes. */
export const withoutHostNotes = (attendee: Attendee): Attendee => ({
  ...attendee,
  attendeeNotes: null,
  mail: null,
  lastNudgedAt: null,
  nudgeableFrom: null,
});

async function latestMails(db: Connection, eventId: number): Promise<Map<number | null, Attendee['mail']>> {
  const rows = await db
    .selectDistinctOn([mails.attendeeId], {
      attendeeId: mails.attendeeId,
      state: mails.state,
      problem: mails.problem,
      sentAt: mails.sentAt,
      createdAt: mails.createdAt,
      dueAt: mails.dueAt,
    })
    .from(mails)
    .where(eq(mails.eventId, eventId))
    .orderBy(mails.attendeeId, desc(eq(mails.state, 'held')), desc(mails.id));
  return new Map(
    rows.map(({ attendeeId, state, problem, sentAt, createdAt, dueAt }) => [
      attendeeId,
      { state, problem, at: sentAt ?? createdAt, heldUntil: state === 'held' && problem !== null ? dueAt : null },
    ]),
  );
}
