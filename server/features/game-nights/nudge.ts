import { and, eq, inArray, sql } from 'drizzle-orm';
import { mails } from '#shared/schema.ts';
import type { Owner } from '../../auth/owner.ts';
import type { Transaction } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { refuseBeyondBudget } from '../mails/remaining-budget.ts';
import { verifyMailer } from '../mails/verify-mailer.ts';
import { viewAttendee } from './attendee-view.ts';
import { hostWrite } from './attendees-service.ts';
import type { AttendeeRow } from './attendees-store.ts';
import { refuseEnded, refuseUnwritable } from './invitations.ts';

const DAY_SECONDS = 86_400;
/** Mails that ask for an answer: after any of them a guest is left in peace for a day. */
const ASKING = ['invitation', 'reminder', 'nudge'] as const;

/**
 * Asks a guest once more, by mail, who was invited and is silent or said maybe.
 * @throws Refusal not_found, event_cancelled, event_over, guest_not_asked, guest_answered (also for who is in line or
 *   waits for the host's yes), guest_opted_out, invalid_request for who has no address, mail_unreachable, nudged_lately,
 *   too_many_requests
 */
export async function nudgeGuest(services: Services, owner: Owner, attendeeId: number) {
  const { db } = services;
  await refuseUnwritable(db, owner, attendeeId);
  await verifyMailer(services);
  return hostWrite(db, owner, attendeeId, async (tx, event, guest) => {
    refuseEnded(event);
    if (hasDecided(guest)) throw new Refusal('guest_answered');
    if (guest.invitedAt === null && guest.respondedAt === null) throw new Refusal('guest_not_asked');
    const { nudges, secondsSince } = await askedBefore(tx, attendeeId);
    if (secondsSince !== null && secondsSince < DAY_SECONDS) {
      throw new Refusal('nudged_lately', { retryAfterSeconds: DAY_SECONDS - secondsSince });
    }
    await refuseBeyondBudget(tx, owner, 'nudge', [guest.email]);
    await queueMail(tx, {
      userId: event.userId,
      eventId: event.id,
      attendeeId,
      kind: 'nudge',
      occurrence: String(nudges),
      to: guest.email,
      facts: {},
    });
    return viewAttendee(tx, event, attendeeId);
  });
}

const hasDecided = ({ status, waitingSince, awaitsApproval }: AttendeeRow): boolean =>
  status === 'accepted' || status === 'declined' || waitingSince !== null || awaitsApproval;

async function askedBefore(tx: Transaction, attendeeId: number) {
  const [row] = await tx
    .select({
      nudges: sql<number>`(count(*) filter (where ${mails.kind} = 'nudge'))::int`,
      secondsSince: sql<number | null>`floor(extract(epoch from now() - max(${mails.createdAt})))::int`,
    })
    .from(mails)
    .where(and(eq(mails.attendeeId, attendeeId), inArray(mails.kind, ASKING)));
  return row ?? { nudges: 0, secondsSince: null };
}
