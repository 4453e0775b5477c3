import { proposedDate } from '#shared/rules/nights/date-poll/choose-date.ts';
import type { Transaction } from '#server/database/database.ts';
import type { EventRow } from '../events-store.ts';
import { loadDatePoll } from './load-date-poll.ts';
import { findDatePoll } from './poll-store.ts';
import { queueHostMail } from './queue-host-mail.ts';

/**
 * Watches a guest's answer to a locked poll whose host was asked to decide at the deadline. Call it before the answer
 * is stored, and the returned function after it: the host is notified, once for a date and a deadline, when the rule
 * finds a date where it found none. The date is not set automatically: after the deadline the host decides.
 */
export async function watchLateAnswer(tx: Transaction, event: EventRow, now: Date): Promise<() => Promise<void>> {
  const poll = await findDatePoll(tx, event.id);
  const isInvited =
    poll !== undefined && poll.hostAskedAt !== null && poll.settlesItself && poll.settlingOptionId === null;
  if (!isInvited || proposedDate(await loadDatePoll(tx, event), now)) return async () => {};
  return async () => {
    const found = proposedDate(await loadDatePoll(tx, event), now);
    if (!found) return;
    const { id: optionId } = found.option;
    const occurrence = `found ${optionId} ${poll.answersUntil?.toISOString() ?? ''}`;
    await queueHostMail(tx, event, { kind: 'host_date_needed', occurrence, payload: { reasons: [], optionId } });
  };
}
