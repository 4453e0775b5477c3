import { rankOptions, type WeighedOption, weighOption } from '#shared/nights/date-polls/choose-date.ts';
import { attendeesWithAnswer } from '#shared/nights/date-polls/poll.ts';
import type { LoadedDatePoll } from './load-date-poll.ts';
import type { DateOptionRow } from './poll-store.ts';
import type { MailList } from '#server/platform/mails/mail-blocks.ts';
import type { MailContext } from '../mails/load-mail-context.ts';
import { t } from '../words/words.ts';
import { momentFor } from './date-lines.ts';

const MAX_DATES = 5;

/** Data of a poll for the host's mail. */
export type PollAnswers = Pick<LoadedDatePoll, 'options' | 'attendees' | 'conditions'>;

/** The dates to come, best first by the rule. */
export const rankedDates = (
  { options, attendees, conditions }: PollAnswers,
  now: Date,
): WeighedOption<DateOptionRow>[] =>
  rankOptions(options.map((option) => weighOption(option, attendees, conditions, now))).filter(({ isPast }) => !isPast);

/** '3 yes, 1 if need be' */
export function answerCounts(optionId: number, { attendees }: Pick<PollAnswers, 'attendees'>): string {
  const [yes, ifNeedBe] = [
    attendeesWithAnswer(attendees, optionId, 'yes'),
    attendeesWithAnswer(attendees, optionId, 'if_need_be'),
  ];
  return ifNeedBe.length > 0
    ? t('{yes} yes, {maybe} if need be', { yes: yes.length, maybe: ifNeedBe.length })
    : t('{yes} yes', { yes: yes.length });
}

/** The same, and how many come unless everybody who says yes comes alone and has a seat. */
function countsText(optionId: number, heads: number, answers: PollAnswers): string {
  const counts = answerCounts(optionId, answers);
  return heads === attendeesWithAnswer(answers.attendees, optionId, 'yes').length
    ? counts
    : t('{counts}; {heads, plural, one {# person comes} other {# people come}}', { counts, heads });
}

/** The first of the dates as a list; none if all are past. */
export function bestDatesList(
  ranked: readonly WeighedOption<DateOptionRow>[],
  answers: PollAnswers,
  context: MailContext,
  now: Date,
): MailList[] {
  if (ranked.length === 0) return [];
  const rows = ranked.slice(0, MAX_DATES).map(({ option, yesHeads }) => ({
    text: momentFor(option.startsAt, context, now),
    detail: countsText(option.id, yesHeads, answers),
  }));
  return [{ heading: t('The best dates'), rows }];
}
