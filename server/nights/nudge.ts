import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { isSilent } from '#shared/nights/nudges.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { queueMails } from '#server/platform/mails/queue-mail.ts';
import { refuseBeyondBudget } from '#server/platform/mails/remaining-budget.ts';
import { verifyMailer } from '#server/platform/mails/verify-mailer.ts';
import { answerRequests } from './answer-requests.ts';
import { viewAttendee, viewAttendees } from './attendee-view.ts';
import { withAttendeeLock } from './attendees-service.ts';
import { getEvent } from './events-service.ts';
import type { EventRow } from './events-store.ts';
import { withOwnNightLock } from './night-lock.ts';
import { refuseEnded, refuseUnwritable } from './invitations.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { tellChangesNow } from './waiting-mails.ts';
import { t } from '#server/nights/words/words.ts';

/**
 * Asks an invited guest again by mail, if they have not answered or said maybe. @throws Refusal not_found,
 * event_cancelled, event_over, guest_not_asked, guest_answered (also on the waitlist or awaiting approval),
 * guest_opted_out, invalid_request without an address, mail_unreachable, nudged_lately, too_many_requests
 */
export async function nudgeGuest(services: Services, owner: Owner, attendeeId: number) {
  const { db } = services;
  await refuseUnwritable(db, owner, attendeeId);
  await verifyMailer(services);
  return withAttendeeLock(db, owner, attendeeId, async (tx, event) => {
    refuseEnded(event);
    const guest = await viewAttendee(tx, event, attendeeId);
    if (!isSilentGuest(guest) && guest.status !== 'maybe') throw new Refusal('guest_answered');
    if (guest.nudgeableFrom === null) throw new Refusal('guest_not_asked');
    refuseEarly([guest.nudgeableFrom]);
    await refuseBeyondBudget(tx, owner, 'nudge', [guest.email]);
    await queueNudges(tx, event, [guest]);
    return viewAttendee(tx, event, attendeeId);
  });
}

/**
 * Asks all invited guests without an answer again, except those asked in the last 24 hours; guests over today's limit
 * count as held. @throws Refusal not_found, event_cancelled, event_over, nobody_to_nudge, nudged_lately if all were
 * asked in the last 24 hours, mail_unreachable, too_many_requests
 */
export async function nudgeSilent(
  services: Services,
  owner: Owner,
  eventId: number,
): Promise<{ nudged: number; heldBack: number }> {
  const { db } = services;
  refuseEnded(await getEvent(db, owner, eventId));
  await verifyMailer(services);
  return withOwnNightLock(db, owner, eventId, async (tx, event) => {
    refuseEnded(event);
    const silent = (await viewAttendees(tx, event)).filter(isSilentGuest);
    const moments = silent.flatMap(({ nudgeableFrom }) => nudgeableFrom ?? []);
    if (moments.length === 0) throw new Refusal('nobody_to_nudge');
    const message = t('Everybody who has not answered got a mail less than a day ago. Please wait until tomorrow.');
    const now = refuseEarly(moments, message);
    const due = silent.filter(({ nudgeableFrom }) => nudgeableFrom !== null && nudgeableFrom <= now);
    const addresses = due.map(({ email }) => email);
    const allowed = await refuseBeyondBudget(tx, owner, 'nudge', addresses);
    await queueNudges(
      tx,
      event,
      due.filter(({ email }) => allowed.has(email)),
    );
    await publishEventChanged(tx, eventId);
    return { nudged: allowed.size, heldBack: due.length - allowed.size };
  });
}

const isSilentGuest = (guest: Attendee): boolean => isSilent({ ...guest, isOnWaitlist: guest.placeInLine !== null });

/** Returns now if it is late enough for at least one. @throws Refusal nudged_lately */
export function refuseEarly(moments: readonly Date[], message?: string): Date {
  const now = new Date();
  const first = Math.min(...moments.map((moment) => moment.getTime()));
  if (first <= now.getTime()) return now;
  const retryAfterSeconds = Math.ceil((first - now.getTime()) / 1000);
  throw new Refusal('nudged_lately', { ...(message !== undefined && { message }), retryAfterSeconds });
}

/** To who has not answered, a waiting mail about a change asks, too, and goes in place of a nudge. */
async function queueNudges(
  tx: Transaction,
  event: EventRow,
  guests: readonly Pick<Attendee, 'id' | 'email' | 'respondedAt'>[],
) {
  const requests = await answerRequests(tx, event.id);
  const told = await tellChangesNow(
    tx,
    guests.map(({ id }) => id),
  );
  const nudges = guests
    .filter(({ id, respondedAt }) => respondedAt !== null || !told.has(id))
    .map(({ id, email }) => ({
      userId: event.userId,
      eventId: event.id,
      attendeeId: id,
      kind: 'nudge' as const,
      occurrence: String(requests.get(id)?.nudges ?? 0),
      to: email,
      payload: {},
    }));
  await queueMails(tx, nudges);
}
