import type { Language } from '#shared/text/languages.ts';
import type { ANSWER_WAYS, DateAnswer } from '#shared/enums.ts';
import { isOver } from '#shared/time/event-end.ts';
import type { HourCycle } from '#shared/time/hour-cycle.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { t } from '#server/nights/words/words.ts';
import { type AttendeeRow, getAttendee, updateAttendee } from '../attendees-store.ts';
import { refuseBeyondSeats, refuseInvalidParty, refuseTooManyCompanions } from '../decide-answer.ts';
import type { EventRow } from '../events-store.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { hasDateAnswers, optionsOf, upsertDateAnswers, dateAnswersBy, findDatePoll } from './poll-store.ts';
import { proposedDate } from '#shared/nights/date-polls/choose-date.ts';
import { loadDatePoll, pollAttendees } from './load-date-poll.ts';
import { queueHostMail } from './queue-host-mail.ts';

export interface DateAnswersGiven {
  attendeeId: number;
  /** Answers by option; null withdraws one. A single answer applies to every date. */
  answers: ReadonlyMap<number, DateAnswer | null> | DateAnswer;
  via: (typeof ANSWER_WAYS)[number];
  /** Accompanying fields; each is unchanged if omitted. */
  note?: string | null | undefined;
  /** Whether the other guests may read the note; omitted: as before while the note stays the same. */
  noteIsShared?: boolean | undefined;
  name?: string | null | undefined;
  /** People in the party, including the attendee. */
  partySize?: number | undefined;
  companions?: readonly string[] | undefined;
  /** From the browser; null or omitted if unknown. */
  timeZone?: string | null;
  hourCycle?: HourCycle | null;
  /** Of the page; null or omitted if it was no page for guests. */
  language?: Language | null;
  /** When they are given; defaults to now. */
  now?: Date;
}

export interface DateAnswersTaken {
  event: EventRow;
  attendee: AttendeeRow;
  /** Number of answers to dates that the host has taken off in the meantime; they are ignored. */
  ignored: number;
}

/**
 * Records an attendee's answers to the dates of an event; all such answers are recorded here. The event must be
 * locked, so that an answer counts either before the date is set or not at all. Dates that are not named keep
 * their answers. @throws Refusal not_found, event_cancelled, date_set, event_over, invalid_request, and event_full for a
 * party beyond the seats, and changed_meanwhile if none of the named dates is in the list any more
 */
export async function answerDates(
  tx: Transaction,
  event: EventRow,
  given: DateAnswersGiven,
): Promise<DateAnswersTaken> {
  const { attendeeId, via, now = new Date() } = given;
  const me = await getAttendee(tx, event.id, attendeeId);
  refuseWithoutOpenDates(event, now);

  const { partySize = me.partySize } = given;
  refuseInvalidParty(partySize);
  refuseTooManyCompanions(event, me, partySize);
  const optionIds = new Set((await optionsOf(tx, event.id)).map(({ id }) => id));
  const sent =
    typeof given.answers === 'string'
      ? new Map([...optionIds].map((id) => [id, given.answers as DateAnswer]))
      : given.answers;
  const answers = new Map([...sent].filter(([optionId]) => optionIds.has(optionId)));
  if (sent.size > 0 && answers.size === 0) throw new Refusal('changed_meanwhile', { message: takenOff(sent.size) });
  // A party from before the seats were lowered may still say no.
  if (partySize !== me.partySize || [...answers.values()].some((one) => one === 'yes' || one === 'if_need_be'))
    refuseBeyondSeats(event, partySize);
  const notifyHost = via === 'host' || me.isHost ? null : await watchLateAnswer(tx, event, now);
  const hasChanged = await upsertDateAnswers(tx, attendeeId, answers, now);
  const note = given.note === undefined ? me.dateNote : given.note;
  const isNews = hasChanged || note !== me.dateNote || partySize !== me.partySize;
  const attendee = await updateAttendee(tx, attendeeId, {
    dateNote: note,
    dateNoteShared: note !== null && (given.noteIsShared ?? (me.dateNoteShared && note === me.dateNote)),
    name: given.name === undefined ? me.name : given.name,
    partySize,
    companions: (given.companions ?? me.companions).slice(0, partySize - 1),
    timeZone: given.timeZone ?? me.timeZone,
    hourCycle: given.hourCycle ?? me.hourCycle,
    language: given.language ?? me.language,
    datesAnsweredAt: !(await hasDateAnswers(tx, attendeeId)) ? null : answers.size > 0 ? now : me.datesAnsweredAt,
    // A host who answers for a guest needs no notification.
    datesUnreportedSince: via === 'host' || me.isHost ? null : (me.datesUnreportedSince ?? (isNews ? now : null)),
    contactAllowedAt: via === 'host' ? me.contactAllowedAt : (me.contactAllowedAt ?? now),
  });
  await notifyHost?.(attendee);
  await publishEventChanged(tx, event.id);
  return { event, attendee, ignored: sent.size - answers.size };
}

const takenOff = (dates: number): string =>
  dates === 1
    ? t('That date was taken off in the meantime. Please answer the ones that are in the list.')
    : t('Those dates were taken off in the meantime. Please answer the ones that are in the list.');

/** @throws Refusal event_cancelled, date_set */
export function refuseUnlessFindingDate(event: EventRow): void {
  if (event.status === 'cancelled') throw new Refusal('event_cancelled');
  if (event.status !== 'finding_date') throw new Refusal('date_set');
}

/** @throws Refusal event_cancelled, date_set, event_over */
export function refuseWithoutOpenDates(event: EventRow, now: Date): void {
  refuseUnlessFindingDate(event);
  if (isOver(event, now)) throw new Refusal('event_over');
}

/**
 * Watches a guest's answer to a locked poll whose host was asked to decide at the deadline. Call it before the answer
 * is stored, and the returned function after it: the host is notified, once for a date and a deadline, when the rule
 * finds a date where it found none. The date is not set automatically: after the deadline the host decides.
 */
async function watchLateAnswer(tx: Transaction, event: EventRow, now: Date) {
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
