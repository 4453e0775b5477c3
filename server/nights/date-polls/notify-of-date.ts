import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { DateAnswer } from '#shared/enums.ts';
import type { AttendeeOutcome, DateOutcome } from '#shared/nights/date-polls/date-outcomes.ts';
import { mails } from '#shared/schema/mails.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { queueMails } from '#server/platform/mails/queue-mail.ts';
import type { MailToQueue } from '#server/platform/mails/mail-to-queue.ts';
import type { EventRow } from '../events-store.ts';
import { mailDelay } from '../rules/mail-delay.ts';
import type { LoadedDatePoll } from './load-date-poll.ts';
import type { DateOptionRow } from './poll-store.ts';

interface SetDate {
  option: DateOptionRow;
  loaded: LoadedDatePoll;
  outcomes: readonly AttendeeOutcome[];
  now: Date;
}

/**
 * Queues one mail for each guest of an event whose date was just set: what their answer has become, or an invitation. A
 * date that had been opened again may be opened once more, so these mails wait a little; guests who know the same already
 * get none.
 */
export async function notifyOfDate(
  tx: Transaction,
  event: EventRow,
  { option, loaded, outcomes, now }: SetDate,
): Promise<void> {
  const all = mailsOf(event, option, loaded, new Map(outcomes.map(({ id, outcome }) => [id, outcome])));
  if (loaded.poll.reopenedAt === null) return queueMails(tx, all);
  const delayMs = mailDelay(option.startsAt, now);
  await queueMails(
    tx,
    (await withoutRepeats(tx, event.id, all)).map((mail) => ({ ...mail, delayMs })),
  );
}

/** Leaves out mails that say the same as the last one that their guest got about the date. */
async function withoutRepeats(tx: Transaction, eventId: number, all: readonly MailToQueue[]): Promise<MailToQueue[]> {
  const sent = await tx
    .selectDistinctOn([mails.attendeeId], { attendeeId: mails.attendeeId, kind: mails.kind, payload: mails.payload })
    .from(mails)
    .where(
      and(
        eq(mails.eventId, eventId),
        eq(mails.state, 'sent'),
        inArray(mails.kind, ['date_set', 'date_reopened', 'invitation', 'changed']),
      ),
    )
    .orderBy(mails.attendeeId, desc(mails.id));
  const last = new Map(sent.map((mail) => [mail.attendeeId, mail]));
  return all.filter(({ attendeeId, kind, payload }) => {
    const lastMail = last.get(attendeeId);
    return lastMail?.kind !== kind || !isDeepStrictEqual(lastMail.payload, payload);
  });
}

function mailsOf(
  event: EventRow,
  option: DateOptionRow,
  { rows, attendees }: LoadedDatePoll,
  outcomes: ReadonlyMap<number, DateOutcome>,
): MailToQueue[] {
  const answers = new Map(attendees.map((one) => [one.id, one.answers]));
  const waitlist = [...outcomes].filter(([, outcome]) => outcome === 'waitlisted').map(([id]) => id);
  const when = { startsAt: option.startsAt.toISOString(), location: event.location };
  return rows.flatMap((row): MailToQueue[] => {
    const outcome = outcomes.get(row.id) ?? 'silent';
    if (row.isHost || row.mutedAt !== null) return [];
    const to = { userId: event.userId, eventId: event.id, attendeeId: row.id, to: row.email };
    if (outcome === 'silent') {
      const isInvited = row.invitedAt !== null && row.contactAllowedAt !== null;
      return isInvited ? [{ ...to, kind: 'invitation', occurrence: `date-${event.sequence}`, payload: when }] : [];
    }
    const answer: DateAnswer | null = answers.get(row.id)?.get(option.id)?.answer ?? null;
    const place = waitlist.indexOf(row.id);
    const payload = {
      ...when,
      optionId: option.id,
      answer,
      outcome: PAYLOAD_OUTCOMES[outcome],
      placeInLine: place === -1 ? null : place + 1,
    };
    return [{ ...to, kind: 'date_set', occurrence: String(event.sequence), payload }];
  });
}

/** Their names in the payload of the mail. */
const PAYLOAD_OUTCOMES: Record<DateOutcome, string> = {
  seated: 'accepted',
  waitlisted: 'in_line',
  awaits_approval: 'awaits_approval',
  maybe: 'maybe',
  declined: 'declined',
  asked: 'invited',
  silent: 'invited',
};
