import { answerDatePoll, getDatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import type { DateAnswer } from '#shared/enums.ts';
import { answerDates } from '#server/nights/date-polls/answer-dates.ts';
import { inNightOf } from '../server/locked-night.ts';
import { addEventFor } from './event-payloads.ts';
import type { Person } from '../server/owners.ts';
import type { TestApp } from '../server/test-app.ts';

/** Six dates in the far future. */
export const SIX_DATES = [1, 2, 3, 8, 9, 10].map((day) => `2999-05-${String(day).padStart(2, '0')}T18:00:00.000Z`);

/** Adds an event whose date is to be found, over HTTP. Returns its id and the ids of its dates in order. */
export async function addDatePollFor(
  person: Person,
  dates: readonly string[] = SIX_DATES,
  { event = {}, ...settings }: { event?: object; [setting: string]: unknown } = {},
): Promise<{ id: number; optionIds: number[] }> {
  const options = dates.map((startsAt) => ({ startsAt }));
  const { id } = await addEventFor(person, { date: undefined, datePoll: { options, ...settings }, ...event });
  const { status, body } = await person.call(getDatePoll, { params: { id } });
  if (status !== 200) throw new Error(`there is no date poll: ${status} ${JSON.stringify(body)}`);
  return { id, optionIds: body.options.map((option) => option.id) };
}

/** The answers of a guest, in the order of the dates; null for none. */
export const answersTo = (optionIds: readonly number[], answers: readonly (DateAnswer | null)[]) =>
  new Map(optionIds.flatMap((id, index) => (answers[index] ? [[id, answers[index]] as const] : [])));

/** Gives a guest's answers as their own page does. */
export const answerDatesOf = (
  app: TestApp,
  attendeeId: number,
  answers: ReadonlyMap<number, DateAnswer | null> | DateAnswer,
  given: { partySize?: number; note?: string; now?: Date } = {},
) => inNightOf(app, attendeeId, (tx, event) => answerDates(tx, event, { attendeeId, answers, via: 'link', ...given }));

/** The host's own answers, over HTTP. */
export const answerAsHost = (
  host: Person,
  id: number,
  optionIds: readonly number[],
  answers: readonly (DateAnswer | null)[],
) =>
  host.call(answerDatePoll, {
    params: { id },
    body: { answers: optionIds.map((optionId, index) => ({ optionId, answer: answers[index] ?? null })) },
  });
