import { eq } from 'drizzle-orm';
import { isOver } from '#shared/time/event-end.ts';
import { planOf } from '#shared/limits/plan.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { users } from '#shared/schema/users.ts';
import { DATE_ANSWER_STATUS } from './answer-status.ts';
import type { DateAnswer, RsvpAnswer } from '#shared/enums.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import {
  answer,
  answerDates,
  findDatePoll,
  optionsOf,
  upsertDateAnswers,
  type AttendeeRow,
  countGuests,
  insertAttendees,
  updateAttendee,
  refuseTooManyCompanions,
  seatsInAll,
  type EventRow,
} from '#server/nights/service.ts';
import { t } from '#server/guests/words/words.ts';

/**
 * Refuses a party that cannot join a locked night; it does not read who is on the list. @throws Refusal
 * event_cancelled, event_over, event_full, invalid_request for more companions than the host allows
 */
export async function refuseJoining(
  tx: Transaction,
  environment: Services['environment'],
  event: EventRow,
  partySize: number,
): Promise<void> {
  if (event.status === 'cancelled') throw new Refusal('event_cancelled');
  if (isOver(event, new Date())) throw new Refusal('event_over');
  refuseTooManyCompanions(event, null, partySize);
  refuseTooMany(event, partySize);
  await refuseFullList(tx, environment, event);
}

function refuseTooMany({ maxAttendees }: EventRow, partySize: number): void {
  if (maxAttendees === null || partySize <= maxAttendees) return;
  const message = seatsInAll(maxAttendees);
  throw new Refusal('event_full', { message, fields: { partySize: message } });
}

/** Guests do not see the host's plan: the message says that the list is full. */
async function refuseFullList(tx: Transaction, environment: Services['environment'], event: EventRow) {
  const [host] = await tx
    .select({
      isPremium: users.isPremium,
      isPremiumPlus: users.isPremiumPlus,
      planUntil: users.planUntil,
      paidPlan: users.paidPlan,
      trialEndsAt: users.trialEndsAt,
    })
    .from(users)
    .where(eq(users.id, event.userId));
  if (!host) throw new Refusal('not_found');
  const { guestsANight } = PLAN_LIMITS[planOf(host, environment.DEFAULT_PLAN, new Date())];
  if ((await countGuests(tx, event.id)) < guestsANight) return;
  throw new Refusal('event_full', { message: t('The guest list of this night is full. Please ask your host.') });
}

export type Newcomer = Pick<
  AttendeeRow,
  'email' | 'name' | 'partySize' | 'companions' | 'timeZone' | 'hourCycle' | 'language' | 'dateNote' | 'dateNoteShared'
> & {
  linkSeed: string;
  linkHash: string;
};

/**
 * Adds a newcomer who accepts to a locked night: seated, on the waitlist, or waiting for approval. While the night has
 * no date, they answer its dates instead. @param dateAnswers by option; given before the date was set, they become
 * the RSVP
 */
export async function addNewcomer(
  tx: Transaction,
  event: EventRow,
  newcomer: Newcomer,
  dateAnswers: ReadonlyMap<number, DateAnswer>,
): Promise<void> {
  const [guest] = await insertAttendees(tx, event.id, [{ ...newcomer, awaitsApproval: event.requiresApproval }]);
  if (!guest) throw new Error('the list changed under the lock of its night');
  if (event.status === 'finding_date') {
    await answerDates(tx, event, { attendeeId: guest.id, answers: dateAnswers, via: 'link' });
    return;
  }
  const status = dateAnswers.size === 0 ? 'accepted' : await answerToSetDate(tx, event, guest.id, dateAnswers);
  if (status !== null)
    await answer(tx, event, { attendeeId: guest.id, status, partySize: newcomer.partySize, via: 'link' });
}

/**
 * Keeps the answers of somebody who gave them before the date was set. Returns the RSVP that their answer to the set
 * date becomes; null if they gave none to it, or the night has moved since.
 */
async function answerToSetDate(
  tx: Transaction,
  event: EventRow,
  attendeeId: number,
  dateAnswers: ReadonlyMap<number, DateAnswer>,
): Promise<RsvpAnswer | null> {
  const poll = await findDatePoll(tx, event.id);
  const options = await optionsOf(tx, event.id);
  const validAnswers = new Map([...dateAnswers].filter(([id]) => options.some((option) => option.id === id)));
  const now = new Date();
  await upsertDateAnswers(tx, attendeeId, validAnswers, now);
  await updateAttendee(tx, attendeeId, { datesAnsweredAt: validAnswers.size > 0 ? now : null, contactAllowedAt: now });
  const set = options.find(({ id }) => id === poll?.settledOptionId);
  const given = set?.startsAt.getTime() === event.date.getTime() ? validAnswers.get(set.id) : undefined;
  return given === undefined ? null : DATE_ANSWER_STATUS[given];
}
