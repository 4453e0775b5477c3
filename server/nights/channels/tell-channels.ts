import { and, eq, isNotNull } from 'drizzle-orm';
import type { EventChange } from '#shared/nights/event-changes.ts';
import { eventDatePolls } from '#shared/schema/date-polls.ts';
import { isOver } from '#shared/time/event-end.ts';
import { tellsNobody } from '#server/platform/mails/without-mails.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { EventRow } from '../events-store.ts';
import { mailDelay } from '../rules/mail-delay.ts';
import { toldChanges } from './payloads.ts';
import { postponeChannelNews, queueChannelNews } from './queue-news.ts';
import { isPlaceShown } from './read-news.ts';

// Which steps of a night are news for channels. A night whose date is still asked for is none until its date is set, and a past
// night only by its results. Of a night that a personal token made channels are told nothing, whoever changes it later: they
// do not know it.

/** A night was created. It waits, so that its page can be opened and its date corrected first. */
export async function tellPlanned(tx: Transaction, event: EventRow): Promise<void> {
  const now = new Date();
  if (event.status !== 'scheduled' || isOver(event, now)) return;
  await queueChannelNews(tx, event, { kind: 'night.planned', delayMs: mailDelay(event.date, now) });
}

/** @param again it had been set before, and was opened again */
export const tellDateSet = (tx: Transaction, event: EventRow, again: boolean, now: Date): Promise<void> =>
  queueChannelNews(tx, event, {
    kind: 'night.date_set',
    payload: { again },
    occurrence: event.sequence,
    delayMs: again ? mailDelay(event.date, now) : 0,
  });

export async function tellMoved(
  tx: Transaction,
  before: EventRow,
  after: EventRow,
  differences: readonly EventChange[],
): Promise<void> {
  const now = new Date();
  if (after.status !== 'scheduled' || (isOver(before, now) && isOver(after, now))) return;
  // A place that was hidden is told neither as 'before' nor as news.
  const changes = toldChanges(differences, isPlaceShown(before) && isPlaceShown(after));
  if (changes.length === 0) return;
  const delayMs = mailDelay(before.date < after.date ? before.date : after.date, now);
  await queueChannelNews(tx, after, { kind: 'night.moved', payload: { changes }, occurrence: after.sequence, delayMs });
}

/** @param event as it was, before it was cancelled or deleted @param isFinal it cannot be taken back */
export async function tellCancelled(tx: Transaction, event: EventRow, isFinal = false): Promise<void> {
  const now = new Date();
  if (isOver(event, now)) return;
  const { id, title, date, timeZone, publicId, durationMinutes, sequence, status } = event;
  const isWithoutDate = status === 'finding_date';
  if (isWithoutDate && !(await wasReopened(tx, id))) return;
  const delayMs = isFinal ? 0 : mailDelay(date, now);
  const payload = { title, date: date.toISOString(), durationMinutes, timeZone, publicId, isWithoutDate };
  await queueChannelNews(tx, event, { kind: 'night.cancelled', payload, occurrence: sequence, delayMs });
  await postponeChannelNews(tx, id, delayMs);
}

/** Whether its date was set before. */
const wasReopened = async (tx: Transaction, eventId: number): Promise<boolean> =>
  (await tx.$count(eventDatePolls, and(eq(eventDatePolls.eventId, eventId), isNotNull(eventDatePolls.reopenedAt)))) > 0;

/**
 * Once a night, as long as it is among the latest deliveries of the channel, and not by a personal token, which sends nothing.
 * @param delayMs corrections within this time are included
 */
export async function tellResults(tx: Transaction, event: EventRow, delayMs: number): Promise<void> {
  if (!tellsNobody()) await queueChannelNews(tx, event, { kind: 'night.results', delayMs });
}
