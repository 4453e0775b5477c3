import { clockKey, dayKey } from '../night-text.ts';
import { isTimeZone, ZoneClock } from '#shared/time/wall-time.ts';

/** A date that is proposed, as the form has it. */
export interface OptionFields {
  /** 'YYYY-MM-DD', on the host's clock. */
  day: string;
  /** 'HH:MM'; null: the start of all. */
  time: string | null;
  /** Another place than the night's; '' if there is none. */
  location: string;
}

/** Facts that the options share. */
export interface CommonFields {
  time: string;
  timeZone: string;
}

/** Why a date cannot be proposed. */
export type OptionError = 'twice' | 'past' | 'skipped' | 'invalid';

export const timeOf = ({ time }: Pick<OptionFields, 'time'>, common: Pick<CommonFields, 'time'>): string =>
  time ?? common.time;

/** A local time as a moment (ISO 8601 with offset); null if it is none, or one that the clock change skips. */
export function startOf(day: string, time: string, timeZone: string): string | null {
  const iso = isTimeZone(timeZone) && time !== '' ? new ZoneClock(timeZone).isoOf(`${day} ${time}`) : null;
  return iso !== null && !isSkipped(iso, day, time, timeZone) ? iso : null;
}

/** Whether clocks go forward over a local time. @param iso what a clock makes of it */
function isSkipped(iso: string, day: string, time: string, timeZone: string): boolean {
  const moment = new Date(iso);
  return dayKey(moment, timeZone) !== day || clockKey(moment, timeZone) !== time;
}

const sortKey = (option: OptionFields, common: CommonFields): string => `${option.day} ${timeOf(option, common)}`;

export const sortOptions = (options: readonly OptionFields[], common: CommonFields): OptionFields[] =>
  options.toSorted((a, b) => (sortKey(a, common) < sortKey(b, common) ? -1 : 1));

/** With exactly these days: what is proposed on a day that stays is kept. */
export function withDays(
  options: readonly OptionFields[],
  days: readonly string[],
  common: CommonFields,
): OptionFields[] {
  const known = new Set(options.map(({ day }) => day));
  const added = days.filter((day) => !known.has(day)).map((day) => ({ day, time: null, location: '' }));
  return sortOptions([...options.filter(({ day }) => days.includes(day)), ...added], common);
}

/**
 * The error of each option, in their order; null if it can be proposed. Of two at one time the second is the error.
 * @param existing moments (milliseconds) that were proposed before, which may have passed
 */
export function optionErrors(
  options: readonly OptionFields[],
  common: CommonFields,
  now: Date,
  existing: ReadonlySet<number> = new Set(),
): (OptionError | null)[] {
  const seen = new Set<number>();
  return options.map((option) => {
    const time = timeOf(option, common);
    const start = startOf(option.day, time, common.timeZone);
    if (start === null) return time !== '' && isTimeZone(common.timeZone) ? 'skipped' : 'invalid';
    const moment = Date.parse(start);
    if (seen.has(moment)) return 'twice';
    seen.add(moment);
    return moment <= now.getTime() && !existing.has(moment) ? 'past' : null;
  });
}

/** The request body: moments with their places. Options without a moment are left out. */
export const optionsToSend = (
  options: readonly OptionFields[],
  common: CommonFields,
): { startsAt: string; location: string | null }[] =>
  options.flatMap((option) => {
    const startsAt = startOf(option.day, timeOf(option, common), common.timeZone);
    return startsAt === null ? [] : [{ startsAt, location: option.location.trim() || null }];
  });
