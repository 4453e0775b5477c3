import { minuteOf } from '#shared/time/minute.ts';
import { t } from '#server/nights/words/words.ts';

interface DatedOption {
  startsAt: Date;
}

/** The latest of some options; their list must not be empty. */
export const latestOf = (options: readonly DatedOption[]): Date =>
  new Date(Math.max(...options.map(({ startsAt }) => startsAt.getTime())));

/** Their place in the list, from 0, with the error: a duplicate to the minute, or a date of the past that is not kept. */
export function optionErrors(
  options: readonly DatedOption[],
  now: Date,
  existing: readonly DatedOption[] = [],
): Map<number, string> {
  const keptTimes = new Set(existing.map(({ startsAt }) => minuteOf(startsAt)));
  const seen = new Set<number>();
  const errors = new Map<number, string>();
  for (const [place, { startsAt }] of options.entries()) {
    const time = minuteOf(startsAt);
    if (seen.has(time)) errors.set(place, t('This date is in the list already. Please choose another one.'));
    else if (startsAt <= now && !keptTimes.has(time))
      errors.set(place, t('This date has already passed. Please choose one to come.'));
    seen.add(time);
  }
  return errors;
}

/** The error of a deadline: it must be to come, and before the last date. */
export function deadlineError(answersUntil: Date | null, options: readonly DatedOption[], now: Date): string | null {
  if (answersUntil === null) return null;
  if (answersUntil <= now) return t('This deadline has already passed. Please choose a later one.');
  return answersUntil >= latestOf(options) ? t('Please end the answers before the last date.') : null;
}
