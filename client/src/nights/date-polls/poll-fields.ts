import { ZoneClock } from '#shared/time/wall-time.ts';
import { dayKey } from '../night-text.ts';
import { type CommonFields, optionErrors, type OptionFields, optionsToSend } from './option-fields.ts';
import { linesOf } from './read-date-lines.ts';
import { usualDeadline } from './answers-until.ts';
import { t } from '#client/nights/words/words.ts';

/** A date poll as the form has it. */
export interface PollFields {
  options: OptionFields[];
  /** 'YYYY-MM-DDTHH:MM' on the host's clock; '' for none; null until the host chooses: some days before the first. */
  answersUntil: string | null;
  /** '' for any number. */
  minHeads: string;
  settlesItself: boolean;
  showsGames: boolean;
  /** Typed or pasted lines that have not become dates. */
  pasted?: string;
}

export const MIN_DATES = 2;

export const emptyPoll: PollFields = {
  options: [],
  answersUntil: null,
  minHeads: '',
  settlesItself: true,
  showsGames: true,
};

/** The deadline that holds: the chosen one, or the usual one. @param now in the zone of the form */
export function deadlineOf(poll: PollFields, { timeZone }: CommonFields, now: Date): string {
  const [first] = poll.options.map(({ day }) => day).toSorted();
  return poll.answersUntil ?? usualDeadline(dayKey(now, timeZone), first ?? null);
}

/** A local deadline as ISO 8601; null if there is none. */
export const deadlineMoment = (deadline: string, timeZone: string): string | null =>
  deadline === '' ? null : new ZoneClock(timeZone).isoOf(deadline.replace('T', ' '));

interface Frame {
  common: CommonFields;
  now: Date;
  /** On the plan. */
  most: number;
  /** Moments that were proposed before. */
  existing?: ReadonlySet<number>;
}

/** Why a poll cannot be sent, in a sentence; null if it can. */
export function pollProblem(poll: PollFields, { common, now, most, existing }: Frame): string | null {
  const { options } = poll;
  const [unread] = linesOf(poll.pasted ?? '');
  if (unread !== undefined)
    return t('“{line}” has not become a date. Please correct or remove that line.', { line: unread });
  if (options.length < MIN_DATES)
    return options.length === 0 ? t('Choose at least two dates in the calendar.') : t('Choose at least one more date.');
  if (options.length > most)
    return t('Up to {most} dates can be proposed. Please remove {count}.', { most, count: options.length - most });
  const errors = optionErrors(options, common, now, existing).filter((error) => error !== null).length;
  if (errors > 0)
    return t('{count, plural, one {Please correct the marked date.} other {Please correct the # marked dates.}}', {
      count: errors,
    });
  return deadlineProblem(poll, common, now);
}

/** Why a deadline cannot be, in a sentence; null if it can. */
export function deadlineProblem(poll: PollFields, common: CommonFields, now: Date): string | null {
  const moment = deadlineMoment(deadlineOf(poll, common, now), common.timeZone);
  if (moment === null) return null;
  if (Date.parse(moment) <= now.getTime()) return t('The deadline should be in the future.');
  const starts = optionsToSend(poll.options, common).map(({ startsAt }) => Date.parse(startsAt));
  if (starts.length === 0) return null;
  return Date.parse(moment) >= Math.max(...starts) ? t('The deadline should be before the last date.') : null;
}

/** The payload of a poll. */
export function pollToSend(poll: PollFields, common: CommonFields, now: Date) {
  const answersUntil = deadlineMoment(deadlineOf(poll, common, now), common.timeZone);
  return {
    options: optionsToSend(poll.options, common),
    answersUntil,
    settlesItself: poll.settlesItself && answersUntil !== null,
    minHeads: poll.minHeads === '' ? null : Number(poll.minHeads),
    showsGames: poll.showsGames,
  };
}
