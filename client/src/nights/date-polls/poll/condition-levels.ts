import type {
  BrokenCondition,
  DateOption,
  DatePoll,
  DatePollAttendee,
} from '#shared/nights/date-polls/date-polls-contract.ts';
import { called, listNames, silentNamesText } from './poll-text.ts';
import { t } from '#client/nights/words/words.ts';

/** A condition that a date does not meet yet, or cannot meet any more with the answers that were given. */
export type UnmetCondition = Pick<BrokenCondition, 'isOpen' | 'text'>;

/** The conditions that a date does not meet, in short; pinned people with the same answer are named together. */
export function unmetConditions(option: DateOption, poll: DatePoll): UnmetCondition[] {
  const place = poll.options.findIndex(({ id }) => id === option.id);
  const byId = new Map(poll.attendees.map((one) => [one.id, one]));
  const answerOf = (one: DatePollAttendee) => one.answers[place] ?? null;
  const isPinnedAbsence = ({ what, attendeeId }: BrokenCondition) => {
    const one = what === 'person' ? byId.get(attendeeId ?? 0) : undefined;
    return one !== undefined && !one.isHost && answerOf(one) !== 'yes';
  };
  const silent = poll.attendees.filter((one) => !one.awaitsApproval && answerOf(one) === null);
  const absent = option.broken.filter(isPinnedAbsence).flatMap(({ attendeeId }) => byId.get(attendeeId ?? 0) ?? []);
  return [
    ...option.broken
      .filter((one) => !isPinnedAbsence(one))
      .map((one) => (one.what === 'min_heads' ? unmetHeads(one, option, poll.minHeads ?? 0, silent) : one)),
    ...unmetPeople(absent, answerOf),
  ];
}

function unmetHeads(
  { isOpen, text }: BrokenCondition,
  { heads }: DateOption,
  least: number,
  silent: readonly DatePollAttendee[],
): UnmetCondition {
  // Enough say yes, but a party among them finds no seats: the server says so.
  if (heads.surely >= least) return { isOpen, text };
  if (isOpen) return { isOpen, text: t('{count} of {least} people so far', { count: heads.surely, least }) };
  const atMost = heads.atMost + silent.reduce((sum, { partySize }) => sum + partySize, 0);
  return { isOpen, text: t('Needs {least} people; at most {most} can come', { least, most: atMost }) };
}

function unmetPeople(
  absent: readonly DatePollAttendee[],
  answerOf: (one: DatePollAttendee) => DatePollAttendee['answers'][number],
): UnmetCondition[] {
  const named = (answer: DatePollAttendee['answers'][number]) =>
    absent.filter((one) => answerOf(one) === answer).map(({ name }) => name);
  const [no, maybe, silent] = [named('no'), named('if_need_be'), named(null)];
  return [
    ...(no.length > 0
      ? [{ isOpen: false, text: t('Not without {names}, who said no', { names: listNames(no, 4) }) }]
      : []),
    ...(maybe.length > 0
      ? [{ isOpen: true, text: t('{who, select, other {{names} said if need be}}', called(maybe, 4)) }]
      : []),
    ...(silent.length > 0 ? [{ isOpen: true, text: silentNamesText(silent, 4) }] : []),
  ];
}
