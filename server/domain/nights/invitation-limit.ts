import { and, count, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { recipientKey } from '#server/outbound/rules/mail-recipient.ts';
import { mails } from '#shared/schema/mails.ts';
import type { Transaction } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { AttendeeRow } from './attendees-store.ts';
import type { EventRow } from './events-store.ts';

/** Invitations to one night per person and day, against harassment in a host's name. */
const INVITATIONS_A_DAY = 4;
/** Mails that invite: to a night with a date, or to one whose date is being found. */
const INVITING = ['invitation', 'date_options'] as const;

const DAY_SECONDS = 86_400;

type Guest = Pick<AttendeeRow, 'email'>;

/**
 * Mailboxes that have reached today's number of invitations. Counted by address and including deleted nights, so that
 * removing and adding a guest does not reset it.
 */
async function reachedInvitationLimit(
  tx: Transaction,
  event: EventRow,
  guests: readonly Guest[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ recipient: mails.recipient })
    .from(mails)
    .where(
      and(
        eq(mails.userId, event.userId),
        inArray(
          mails.recipient,
          guests.map(({ email }) => recipientKey(email)),
        ),
        inArray(mails.kind, INVITING),
        or(eq(mails.eventId, event.id), isNull(mails.eventId)),
        gt(mails.createdAt, sql`now() - interval '1 day'`),
      ),
    )
    .groupBy(mails.recipient)
    .having(gte(count(), INVITATIONS_A_DAY));
  return new Set(rows.map(({ recipient }) => recipient));
}

/** The remaining addresses. @throws Refusal too_many_requests if there are none */
export async function belowInvitationLimit(
  tx: Transaction,
  event: EventRow,
  guests: readonly Guest[],
): Promise<string[]> {
  const had = await reachedInvitationLimit(tx, event, guests);
  const left = guests.filter(({ email }) => !had.has(recipientKey(email)));
  if (left.length > 0) return left.map(({ email }) => email);
  const message = `One person can be sent ${INVITATIONS_A_DAY} invitations to a night in 24 hours. Please wait until tomorrow, or copy the guest's link.`;
  throw new Refusal('too_many_requests', { message, retryAfterSeconds: DAY_SECONDS });
}
