import { dateByRule } from '#shared/rules/nights/date-poll/choose-date.ts';
import type { Transaction } from '#server/database/database.ts';
import type { EventRow } from '../events-store.ts';
import { loadDatePoll } from './load-date-poll.ts';
import { findDatePoll } from './poll-store.ts';
import { queueHostMail } from './queue-host-mail.ts';

/**
 * Watches the answer of a guest to a locked poll whose host was asked at the deadline. Call it before the answer is
 * stored, and what it returns after it: the host is told, once for a date and a deadline, when the rule finds a date where
 * it found none. The date is not set by itself: from the deadline on the host decides.
 */
export async function watchLateAnswer(tx: Transaction, event: EventRow, now: Date): Promise<() => Promise<void>> {
  const poll = await findDatePoll(tx, event.id);
  const isAsked =
    poll !== undefined && poll.hostAskedAt !== null && poll.settlesItself && poll.settlingOptionId === null;
  if (!isAsked || dateByRule(await loadDatePoll(tx, event), now)) return async () => {};
  return async () => {
    const found = dateByRule(await loadDatePoll(tx, event), now);
    if (!found) return;
    const { id: optionId } = found.option;
    const occurrence = `found ${optionId} ${poll.answersUntil?.toISOString() ?? ''}`;
    await queueHostMail(tx, event, { kind: 'host_date_needed', occurrence, payload: { reasons: [], optionId } });
  };
}
