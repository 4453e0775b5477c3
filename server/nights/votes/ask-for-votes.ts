import { and, count, eq, max } from 'drizzle-orm';
import type { Votes } from '#shared/nights/votes-contract.ts';
import { askableFrom } from '#shared/nights/nudges.ts';
import { mails } from '#shared/schema/mails.ts';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { optedOutOf } from '#server/accounts/service.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { recipientKey } from '#server/platform/mails/mail-recipient.ts';
import { queueMails } from '#server/platform/mails/queue-mail.ts';
import { refuseBeyondBudget } from '#server/platform/mails/remaining-budget.ts';
import { verifyMailer } from '#server/platform/mails/verify-mailer.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Services } from '#server/platform/services.ts';
import { type AttendeeRow, attendeesOf } from '../attendees-store.ts';
import { getEvent } from '../events-service.ts';
import type { EventRow } from '../events-store.ts';
import { refuseEnded } from '../invitations.ts';
import { withOwnNightLock } from '../night-lock.ts';
import { refuseEarly } from '../nudge.ts';
import { mailDelay } from '../rules/mail-delay.ts';
import { votableNumbers } from './votes-store.ts';
import { withoutVote } from './without-vote.ts';
import { t } from '#server/nights/words/words.ts';

const KIND = 'vote_request';

/**
 * Asks guests by mail who accepted and have not voted, each at most once a day; those over today's limit count as held.
 * @throws Refusal not_found, event_cancelled, event_over, vote_closed, nothing_to_vote_on, nobody_to_nudge,
 * nudged_lately, mail_unreachable, too_many_requests
 */
export async function askForVotes(
  services: Services,
  owner: Owner,
  eventId: number,
): Promise<{ asked: number; heldBack: number }> {
  const { db } = services;
  refuseEnded(await getEvent(db, owner, eventId));
  await verifyMailer(services);
  return withOwnNightLock(db, owner, eventId, async (tx, event) => {
    refuseEnded(event);
    if (event.votesClosedAt !== null) throw new Refusal('vote_closed');
    if ((await votableNumbers(tx, owner.id, eventId)).length === 0) throw new Refusal('nothing_to_vote_on');
    const guests = await unvotedGuests(tx, event, await attendeesOf(tx, eventId));
    if (guests.length === 0)
      throw new Refusal('nobody_to_nudge', { message: t('Everybody who accepted and can be written to has voted.') });
    const now = refuseEarly(
      guests.map(({ from }) => from),
      t('Everybody who has not voted was asked less than a day ago. Please wait until tomorrow.'),
    );
    const due = guests.filter(({ from }) => from <= now);
    const addresses = due.map(({ to }) => to);
    const allowed = await refuseBeyondBudget(tx, owner, KIND, addresses);
    const mail = {
      userId: event.userId,
      eventId,
      kind: KIND,
      payload: {},
      delayMs: mailDelay(event.date, now),
    } as const;
    await queueMails(
      tx,
      due.flatMap(({ attendeeId, to, requests }) =>
        allowed.has(to) ? [{ ...mail, attendeeId, to, occurrence: String(requests) }] : [],
      ),
    );
    await publishEventChanged(tx, eventId);
    return { asked: allowed.size, heldBack: due.length - allowed.size };
  });
}

/** A guest who has not voted, how often they were asked, and from when they can be asked again. */
interface UnvotedGuest {
  attendeeId: number;
  to: string;
  requests: number;
  lastAskedAt: Date | null;
  from: Date;
}

async function unvotedGuests(db: Connection, event: EventRow, list: readonly AttendeeRow[]): Promise<UnvotedGuest[]> {
  const optedOut = await optedOutOf(db, event.userId);
  const reachable = list.filter(
    ({ isHost, email, mutedAt, contactAllowedAt }) =>
      !isHost &&
      contactAllowedAt !== null &&
      mutedAt === null &&
      canBeWrittenTo(email) &&
      !optedOut.has(recipientKey(email)),
  );
  const unvoted = await withoutVote(
    db,
    reachable.map(({ id }) => id),
    event.userId,
  );
  const rows = await db
    .select({ attendeeId: mails.attendeeId, requests: count(), lastAskedAt: max(mails.createdAt) })
    .from(mails)
    .where(and(eq(mails.eventId, event.id), eq(mails.kind, KIND)))
    .groupBy(mails.attendeeId);
  const before = new Map(rows.map(({ attendeeId, ...request }) => [attendeeId, request]));
  return reachable
    .filter(({ id }) => unvoted.has(id))
    .map(({ id, email }) => {
      const { requests, lastAskedAt } = before.get(id) ?? { requests: 0, lastAskedAt: null };
      return { attendeeId: id, to: email, requests, lastAskedAt, from: askableFrom(lastAskedAt) };
    });
}

/** The guests who could be asked for votes, as their host sees them. */
export async function viewUnvoted(
  db: Connection,
  event: EventRow,
  list: readonly AttendeeRow[],
): Promise<Votes['unvoted']> {
  const guests = await unvotedGuests(db, event, list);
  const earliest = guests.toSorted((a, b) => a.from.getTime() - b.from.getTime())[0];
  const asked = guests.flatMap(({ lastAskedAt }) => lastAskedAt ?? []);
  return {
    guests: guests.length,
    lastAskedAt: asked.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
    askableFrom: earliest?.from ?? null,
  };
}
