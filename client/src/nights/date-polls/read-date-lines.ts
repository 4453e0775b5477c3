import { readDateLine, type ReadingHabit } from './read-date-line.ts';
import { type CommonFields, type OptionFields, sortOptions, startOf, timeOf } from './option-fields.ts';

/** The result of reading a pasted line. */
export type LineVerdict = 'added' | 'known' | 'past' | 'skipped' | 'other_weekday' | 'full' | 'unreadable';

export interface CheckedLine {
  verdict: LineVerdict;
  /** The line as pasted. */
  line: string;
  /** The day and the time on the host's clock; null if the line cannot be read. */
  read: { day: string; time: string } | null;
}

interface CheckedLines {
  lines: CheckedLine[];
  /** The options with those that were added. */
  options: OptionFields[];
}

/** Longer lines are not dates. */
const MAX_LENGTH = 80;
/** More lines than could be proposed. */
const MAX_LINES = 60;

/** One line for each date: dates in one line are separated by semicolons. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\n\r;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * Reads pasted lines, or one line of several dates separated by semicolons, and adds what can be proposed.
 * @param most options that the plan allows
 */
export function readDateLines(
  text: string,
  options: readonly OptionFields[],
  about: { common: CommonFields; habit: ReadingHabit; now: Date; most: number },
): CheckedLines {
  const taken = new Set(options.map((option) => momentOf(option.day, timeOf(option, about.common), about.common)));
  const added: OptionFields[] = [];
  const lines = linesOf(text)
    .slice(0, MAX_LINES)
    .map((line) => {
      const checked = checkLine(line, about);
      if (checked.verdict !== 'added' || checked.read === null) return checked;
      const moment = momentOf(checked.read.day, checked.read.time, about.common);
      if (taken.has(moment)) return { ...checked, verdict: 'known' as const };
      if (options.length + added.length >= about.most) return { ...checked, verdict: 'full' as const };
      taken.add(moment);
      added.push({ ...checked.read, location: '' });
      return checked;
    });
  return { lines, options: sortOptions([...options, ...added], about.common) };
}

const momentOf = (day: string, time: string, { timeZone }: CommonFields): number =>
  Date.parse(startOf(day, time, timeZone) ?? '');

/** A line by itself: 'added' if nothing but what is there already could be against it. */
function checkLine(
  line: string,
  { common, habit, now }: { common: CommonFields; habit: ReadingHabit; now: Date },
): CheckedLine {
  const date = line.length > MAX_LENGTH ? null : readDateLine(line, habit);
  const time = date?.time ?? common.time;
  if (!date || time === '') return { verdict: 'unreadable', line, read: null };
  const read = { day: date.day, time };
  if (date.otherWeekday) return { verdict: 'other_weekday', line, read };
  const start = startOf(read.day, read.time, common.timeZone);
  if (start === null) return { verdict: 'skipped', line, read };
  return { verdict: Date.parse(start) <= now.getTime() ? 'past' : 'added', line, read };
}
