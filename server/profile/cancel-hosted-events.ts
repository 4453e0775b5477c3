import { and, eq, gt, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import { PENDING_MAIL_STATES } from '#shared/enums.ts';
import { isOver } from '#shared/time/event-end.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { mailOptOuts, mails } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { notifyCancelled, dropWaitingMails, hostNameOf } from '#server/nights/service.ts';

/**
 * Notifies guests of a host's upcoming nights that these are cancelled, unless the host is disabled. The mails outlive the account: they have a
 * complete payload and no owner, and are deleted once sent or dropped. Guests who opted out get none,
 * nor do people to whom this account never sent a mail.
 */
export async function cancelHostedEvents(tx: Transaction, userId: number): Promise<void> {
  // What a disabled host wrote goes to nobody any more: their mails are deleted with the account.
  if (await tx.$count(users, and(eq(users.id, userId), isNotNull(users.disabledAt)))) return;
  const hosted = await tx.select().from(events).where(eq(events.userId, userId)).for('update');
  const now = new Date();
  const coming = hosted.filter((night) => night.status !== 'cancelled' && !isOver(night, now));
  const guests = await tx
    .select()
    .from(eventAttendees)
    .where(
      inArray(
        eventAttendees.eventId,
        coming.map(({ id }) => id),
      ),
    );
  const lost = coming.map((night) => ({
    event: { ...night, sequence: night.sequence + 1 },
    guests: guests.filter(({ eventId }) => eventId === night.id),
  }));
  const unsent = await dropWaitingMails(tx, { eventIds: coming.map(({ id }) => id) });
  await notifyCancelled(tx, lost, 'deleted', unsent);
  await dropUnwanted(tx, userId);
  const hostName = await hostNameOf(tx, userId);
  await tx
    .update(mails)
    .set({ userId: null, payload: sql`${mails.payload} || ${JSON.stringify({ hostName })}::jsonb` })
    .where(farewells(userId));
}

/** Includes nights that were cancelled a moment ago. */
const farewells = (userId: number) =>
  and(eq(mails.userId, userId), eq(mails.kind, 'cancelled'), inArray(mails.state, [...PENDING_MAIL_STATES]));

/** Opt-outs are deleted with the account, so they are applied now. */
async function dropUnwanted(tx: Transaction, userId: number): Promise<void> {
  const optedOut = tx.select({ email: mailOptOuts.email }).from(mailOptOuts).where(eq(mailOptOuts.userId, userId));
  const muted = tx
    .select({ id: eventAttendees.id })
    .from(eventAttendees)
    .innerJoin(events, eq(events.id, eventAttendees.eventId))
    .where(and(eq(events.userId, userId), sql`${eventAttendees.mutedAt} is not null`));
  const isOptedOut = or(inArray(sql`lower(${mails.to})`, optedOut), inArray(mails.recipient, optedOut));
  await tx.delete(mails).where(and(farewells(userId), isOptedOut));
  // No account is left to whose budget they would count.
  const known = tx
    .select({ recipient: mails.recipient })
    .from(mails)
    .where(and(eq(mails.userId, userId), or(eq(mails.state, 'sent'), gt(mails.attempts, 0))));
  await tx.delete(mails).where(and(farewells(userId), notInArray(mails.recipient, known)));
  await tx.delete(mails).where(and(farewells(userId), inArray(mails.attendeeId, muted)));
}
