import { writtenFor } from '#client/lib/reader-time.ts';

/** Names of months and weekdays in lower case, by their number: months from 1, weekdays from Sunday, 0. */
export interface DateNames {
  months: ReadonlyMap<string, number>;
  weekdays: ReadonlyMap<string, number>;
}

const STYLES = ['long', 'short'] as const;

/** The longest word of a text, in lower case: 'diciembre' of '15 de diciembre'; '' if there is none. */
const longestWord = (text: string): string =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).reduce<string>(
    (longest, word) => (word.length > longest.length ? word : longest),
    '',
  );

/** The names in English and in the reader's languages. @param locales of the reader, like 'de-AT' */
export function dateNames(...locales: readonly string[]): DateNames {
  const months = new Map<string, number>([['sept', 9]]);
  const weekdays = new Map<string, number>([
    ['tues', 2],
    ['thur', 4],
    ['thurs', 4],
  ]);
  for (const language of new Set(['en', ...locales]))
    for (const style of STYLES) {
      // With the day, because languages decline a month that stands beside one.
      for (let month = 1; month <= 12; month += 1) {
        const date = new Date(Date.UTC(2026, month - 1, 15));
        months.set(longestWord(writtenFor(date, { month: style, day: 'numeric', timeZone: 'UTC' }, language)), month);
      }
      // 1 February 2026 is a Sunday.
      for (let day = 0; day < 7; day += 1) {
        const date = new Date(Date.UTC(2026, 1, day + 1));
        weekdays.set(longestWord(writtenFor(date, { weekday: style, timeZone: 'UTC' }, language)), day);
      }
    }
  months.delete('');
  weekdays.delete('');
  return { months, weekdays };
}
