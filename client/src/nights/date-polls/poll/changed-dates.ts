import { type CommonFields, optionsToSend } from '../option-fields.ts';
import type { PollFields } from '../poll-fields.ts';
import { clockKey, dayKey } from '../../night-text.ts';
import type { DatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';

/** The form's fields of a poll. */
export const pollFieldsOf = (poll: DatePoll, timeZone: string): PollFields => ({
  options: poll.options.map(({ startsAt, location }) => ({
    day: dayKey(startsAt, timeZone),
    time: clockKey(startsAt, timeZone),
    location: location ?? '',
  })),
  answersUntil:
    poll.answersUntil === null ? '' : `${dayKey(poll.answersUntil, timeZone)}T${clockKey(poll.answersUntil, timeZone)}`,
  minHeads: poll.minHeads === null ? '' : String(poll.minHeads),
  settlesItself: poll.settlesItself,
  showsGames: poll.showsGames,
});

const momentsOf = (fields: PollFields, common: CommonFields): Set<number> =>
  new Set(optionsToSend(fields.options, common).map(({ startsAt }) => Date.parse(startsAt)));

/** Number of dates that were not proposed before. */
export function addedCount(poll: DatePoll, fields: PollFields, common: CommonFields): number {
  const known = new Set(poll.options.map(({ startsAt }) => startsAt.getTime()));
  return [...momentsOf(fields, common)].filter((moment) => !known.has(moment)).length;
}

/** Number of guests' answers that go with dates that were taken off. */
export function lostAnswers(poll: DatePoll, fields: PollFields, common: CommonFields): number {
  const remaining = momentsOf(fields, common);
  return poll.options
    .map(({ startsAt }, index) => ({ isRemoved: !remaining.has(startsAt.getTime()), index }))
    .filter(({ isRemoved }) => isRemoved)
    .reduce(
      (sum, { index }) =>
        sum + poll.attendees.filter(({ isHost, answers }) => !isHost && (answers[index] ?? null) !== null).length,
      0,
    );
}
