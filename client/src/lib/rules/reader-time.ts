import { clockOf } from '#shared/rules/time/clock.ts';

/** The screens are in English: a reader's own kind of it, else British with the clock that their language reads. */
export const englishFor = (language: string): string =>
  /^en(-|$)/i.test(language) ? language : `en-GB-u-hc-${clockOf(language)}`;

let reader: Intl.ResolvedDateTimeFormatOptions | undefined;
/** What the browser says of its reader. Asked when it is needed, since many pages show no time. */
const ofReader = () => (reader ??= new Intl.DateTimeFormat().resolvedOptions());

/** The reader's own zone (IANA name). */
export const readersZone = (): string => ofReader().timeZone;

/** The language in which dates and times are written for the reader: see `englishFor`. */
export const readersEnglish = (): string => englishFor(ofReader().locale);

/** Kept, because making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment as the reader writes it, in their zone unless `options` name another. Every other function here is made of it. */
export function writtenFor(
  moment: Date,
  options: Intl.DateTimeFormatOptions,
  locale: string | undefined = readersEnglish(),
): string {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format.format(moment);
}

/** '4 Dec 2026': the month is a word, which nobody misreads. */
export const dateText = (moment: Date, locale?: string): string => writtenFor(moment, { dateStyle: 'medium' }, locale);

/** '4 December 2026'. */
export const longDateText = (moment: Date, locale?: string): string =>
  writtenFor(moment, { dateStyle: 'long' }, locale);

/** '4 Dec 2026, 19:00', or 'Dec 4, 2026, 7:00 PM'. */
export const momentText = (moment: Date, locale?: string): string =>
  writtenFor(moment, { dateStyle: 'medium', timeStyle: 'short' }, locale);

/** 'Friday 4 December at 19:00': a moment that is near. */
export const nearMomentText = (moment: Date, locale?: string): string =>
  writtenFor(moment, { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }, locale);

/** '19:00', or '7:00 PM'. @param timeZone the reader's where none is named */
export const timeOfDayText = (moment: Date, timeZone?: string, locale?: string): string =>
  writtenFor(moment, { timeStyle: 'short', ...(timeZone !== undefined && { timeZone }) }, locale);

/** 'December 2026'. */
export const monthAndYearText = (moment: Date, timeZone?: string, locale?: string): string =>
  writtenFor(moment, { month: 'long', year: 'numeric', ...(timeZone !== undefined && { timeZone }) }, locale);

/** 'Fri 4 Dec', or 'Fri, Dec 4', with the year where it is asked for. */
export function weekdayAndDayText(
  moment: Date,
  timeZone: string,
  withYear: boolean,
  locale = readersEnglish(),
): string {
  const day = writtenFor(
    moment,
    { weekday: 'short', day: 'numeric', month: 'short', ...(withYear && { year: 'numeric' }), timeZone },
    locale,
  );
  return locale.toLowerCase() === 'en-us' ? day : day.replace(',', '');
}
