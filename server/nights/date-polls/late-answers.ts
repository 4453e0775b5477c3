import { proposedDate } from '#shared/nights/date-polls/choose-date.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { AttendeeRow } from '../attendees-store.ts';
import type { EventRow } from '../events-store.ts';
import { loadDatePoll, pollAttendees } from './load-date-poll.ts';
import { dateAnswersBy, findDatePoll } from './poll-store.ts';
import { queueHostMail } from './queue-host-mail.ts';

/**
 * Watches a guest's answer to a locked poll whose host was asked to decide at the deadline. Call it before the answer
 * is stored, and the returned function after it: the host is notified, once for a date and a deadline, when the rule
 * finds a date where it found none. The date is not set automatically: after the deadline the host decides.
 */
export async function watchLateAnswer(tx: Transaction, event: EventRow, now: Date) {
  const poll = await findDatePoll(tx, event.id);
  const isInvited =
    poll !== undefined && poll.hostAskedAt !== null && poll.settlesItself && poll.settlingOptionId === null;
  const before = isInvited ? await loadDatePoll(tx, event) : null;
  if (before === null || proposedDate(before, now)) return null;
  return async (guest: AttendeeRow): Promise<void> => {
    const answered = pollAttendees([guest], await dateAnswersBy(tx, guest.id));
    const attendees = before.attendees.flatMap((one) => (one.id === guest.id ? answered : [one]));
    const found = proposedDate({ ...before, attendees }, now);
    if (!found) return;
    const { id: optionId } = found.option;
    const occurrence = `found ${optionId} ${before.poll.answersUntil?.toISOString() ?? ''}`;
    await queueHostMail(tx, event, { kind: 'host_date_needed', occurrence, payload: { reasons: [], optionId } });
  };
}
