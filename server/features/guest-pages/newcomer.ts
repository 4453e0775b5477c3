import { eq } from 'drizzle-orm';
import { isOver } from '#shared/rules/nights/event-end.ts';
import { planOf } from '#shared/rules/plans/plan.ts';
import { PLAN_LIMITS } from '#shared/rules/plans/plan-limits.ts';
import { users } from '#shared/schema/users.ts';
import type { Transaction } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { answer } from '#server/domain/nights/answers.ts';
import { type AttendeeRow, countGuests, insertAttendees } from '#server/domain/nights/attendees-store.ts';
import type { EventRow } from '#server/domain/nights/events-store.ts';

/**
 * Refuses a party that cannot join a locked night; it does not read who is on the list. @throws Refusal
 * event_cancelled, event_over, event_full
 */
export async function refuseJoining(
  tx: Transaction,
  environment: Services['environment'],
  event: EventRow,
  partySize: number,
): Promise<void> {
  if (event.status === 'cancelled') throw new Refusal('event_cancelled');
  if (isOver(event, new Date())) throw new Refusal('event_over');
  refuseTooMany(event, partySize);
  await refuseFullList(tx, environment, event);
}

function refuseTooMany({ maxAttendees }: EventRow, partySize: number): void {
  if (maxAttendees === null || partySize <= maxAttendees) return;
  const message = `This night has ${maxAttendees === 1 ? '1 seat' : `${maxAttendees} seats`} in all.`;
  throw new Refusal('event_full', { message, fields: { along: message } });
}

/** Guests do not see the host's plan: the message says that the list is full. */
async function refuseFullList(tx: Transaction, environment: Services['environment'], event: EventRow) {
  const [host] = await tx
    .select({
      isPremium: users.isPremium,
      isPremiumPlus: users.isPremiumPlus,
      paidPlan: users.paidPlan,
      trialEndsAt: users.trialEndsAt,
    })
    .from(users)
    .where(eq(users.id, event.userId));
  if (!host) throw new Refusal('not_found');
  const { guestsANight } = PLAN_LIMITS[planOf(host, environment.DEFAULT_PLAN, new Date())];
  if ((await countGuests(tx, event.id)) < guestsANight) return;
  throw new Refusal('event_full', { message: 'The guest list of this night is full. Please ask your host.' });
}

export type Newcomer = Pick<AttendeeRow, 'email' | 'name' | 'partySize' | 'companions' | 'timeZone' | 'clock'> & {
  linkSeed: string;
  linkHash: string;
};

/** Adds a newcomer who accepts to a locked night: seated, on the waitlist, or waiting for approval. */
export async function addNewcomer(tx: Transaction, event: EventRow, newcomer: Newcomer): Promise<void> {
  const [guest] = await insertAttendees(tx, event.id, [{ ...newcomer, awaitsApproval: event.requiresApproval }]);
  if (!guest) throw new Error('the list changed under the lock of its night');
  await answer(tx, { attendeeId: guest.id, status: 'accepted', partySize: newcomer.partySize, via: 'link' });
}
