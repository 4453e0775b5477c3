import type { Connection } from '#server/platform/database/database.ts';
import {
  type DateAnswerRow,
  dateAnswersOf,
  type DateOptionRow,
  type DatePollRow,
  findDatePoll,
  optionsOf,
} from '#server/nights/service.ts';

/** A date poll as its guests meet it. */
export interface GuestDates {
  poll: DatePollRow;
  /** In the order of time. */
  options: readonly DateOptionRow[];
  answers: readonly DateAnswerRow[];
}

/** A night whose date is still to be found, or was never found. */
export const hasNoDate = <N extends { dates: GuestDates | null }>(night: N): night is N & { dates: GuestDates } =>
  night.dates !== null && night.dates.poll.settledAt === null;

/** The date poll of an event; null if there never was one. */
export async function guestDatesOf(db: Connection, eventId: number): Promise<GuestDates | null> {
  const poll = await findDatePoll(db, eventId);
  if (!poll) return null;
  return { poll, options: await optionsOf(db, eventId), answers: await dateAnswersOf(db, eventId) };
}

/** The answers of one attendee, by option. */
export const answersOf = ({ answers }: Pick<GuestDates, 'answers'>, attendeeId: number) =>
  new Map(answers.flatMap((one) => (one.attendeeId === attendeeId ? [[one.optionId, one.answer] as const] : [])));
