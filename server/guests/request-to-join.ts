import type { Language } from '#shared/text/languages.ts';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { DateAnswer } from '#shared/enums.ts';
import { mails } from '#shared/schema/mails.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type EventRow, type GuestLinks, storeRequest } from '#server/nights/service.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { queueMail } from '#server/platform/mails/queue-mail.ts';
import { recipientKey } from '#server/platform/mails/mail-recipient.ts';

/** Mails to one mailbox caused by input on the pages of one night: per day, and in total. */
const MAILS_A_DAY = 1;
const MAILS_IN_ALL = 3;
/** Days for which mails of the host's deleted nights count in addition, so that deleting one allows no more. */
const DELETED_DAYS = 14;

export interface TypedRequest {
  /** Lower case. */
  email: string;
  name: string;
  partySize: number;
  companions: string[];
  /** Of the page. */
  language: Language | null;
  /** Hash of the join link used; null for the public page. */
  joinHash: string | null;
  /** Answers to the dates of a night without one, by option id, and their note. */
  dateAnswers: Record<string, DateAnswer>;
  dateNote: string | null;
  /** The other guests may read the note. */
  dateNoteShared: boolean;
}

/**
 * Stores a request to join a locked night and mails the address at most once a day. It does not read the attendee list:
 * only the mail shows whether the address is on it, so response and timing are the same for everybody.
 */
export async function requestToJoin(
  tx: Transaction,
  links: GuestLinks,
  event: EventRow,
  typed: TypedRequest,
): Promise<void> {
  const request = await storeRequest(tx, { ...typed, ...links.make(), eventId: event.id });
  const { total, today } = await countMails(tx, event, typed.email);
  if (today < MAILS_A_DAY && total < MAILS_IN_ALL) {
    await queueMail(tx, {
      userId: event.userId,
      eventId: event.id,
      attendeeId: null,
      kind: 'join_confirmation',
      occurrence: '',
      to: typed.email,
      payload: { requestId: request.id },
    });
  }
  await publishEventChanged(tx, event.id);
}

async function countMails(
  tx: Transaction,
  { id, userId }: EventRow,
  to: string,
): Promise<{ total: number; today: number }> {
  const isOfDeleted = and(
    isNull(mails.eventId),
    eq(mails.userId, userId),
    sql`${mails.sentAt} > now() - make_interval(days => ${DELETED_DAYS})`,
  );
  const [row] = await tx
    .select({
      total: sql<number>`count(*)::int`,
      today: sql<number>`(count(*) filter (where ${mails.createdAt} > now() - interval '1 day'))::int`,
    })
    .from(mails)
    .where(
      and(
        or(eq(mails.eventId, id), isOfDeleted),
        eq(mails.recipient, recipientKey(to)),
        eq(mails.kind, 'join_confirmation'),
      ),
    );
  return row ?? { total: 0, today: 0 };
}
