import { hourCycleOf } from '#shared/time/hour-cycle.ts';
import { dayText } from '#shared/time/day-text.ts';
import { language } from './words/language.ts';

/** Where the screens are in English: the reader's own variant, else British with the clock format of their language. */
export const englishFor = (readers: string): string =>
  /^en(-|$)/i.test(readers) ? readers : `en-GB-u-hc-${hourCycleOf(readers)}`;

type Reader = Pick<Intl.ResolvedDateTimeFormatOptions, 'locale' | 'timeZone'>;

let browser: Reader | undefined;
/** The browser's locale data. Read on demand, because many pages show no times. */
const ofBrowser = () => (browser ??= new Intl.DateTimeFormat().resolvedOptions());
let findZone: () => string | null | undefined = () => undefined;

/** The reader's zone is that of their profile, if it says one. */
export const followZone = (find: typeof findZone): unknown => (findZone = find);

/** The reader's zone (IANA name). */
export const readersZone = (): string => findZone() ?? ofBrowser().timeZone;

/** The browser's zone, which may be another one than the reader's, or hidden as UTC. */
export const browsersZone = (): string => ofBrowser().timeZone;

/** The locale of what these screens write: their language, whose English is that of `englishFor`. */
export const readersLocale = (): string => (language === 'en' ? englishFor(ofBrowser().locale) : language);

/** Cached, because creating a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a moment for the reader, in their zone unless `options` says another. All other functions here use it. */
export function writtenFor(
  moment: Date,
  options: Intl.DateTimeFormatOptions,
  locale: string | undefined = readersLocale(),
): string {
  const inZone = { timeZone: readersZone(), ...options };
  const key = JSON.stringify([locale, inZone]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, inZone);
  formats.set(key, format);
  return format.format(moment);
}

/** '4 Dec 2026': the month as a word, to be unambiguous. */
export const dateText = (moment: Date, locale?: string): string => writtenFor(moment, { dateStyle: 'medium' }, locale);

/** '4 December 2026'. */
export const longDateText = (moment: Date, locale?: string): string =>
  writtenFor(moment, { dateStyle: 'long' }, locale);

/** '4 Dec 2026, 19:00', or 'Dec 4, 2026, 7:00 PM'. */
export const momentText = (moment: Date, locale?: string): string =>
  writtenFor(moment, { dateStyle: 'medium', timeStyle: 'short' }, locale);

/** 'Friday 4 December at 19:00': for a near moment. */
export const nearMomentText = (moment: Date, locale?: string): string =>
  writtenFor(moment, { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }, locale);

/** '19:00', or '7:00 PM'. @param timeZone defaults to the reader's */
export const timeOfDayText = (moment: Date, timeZone?: string, locale?: string): string =>
  writtenFor(moment, { timeStyle: 'short', ...(timeZone !== undefined && { timeZone }) }, locale);

/** 'December 2026'. */
export const monthAndYearText = (moment: Date, timeZone?: string, locale?: string): string =>
  writtenFor(moment, { month: 'long', year: 'numeric', ...(timeZone !== undefined && { timeZone }) }, locale);

/** 'Fri 4 Dec', or 'Fri, Dec 4', optionally with the year. */
export const weekdayAndDayText = (
  moment: Date,
  timeZone: string,
  withYear: boolean,
  locale = readersLocale(),
): string => dayText(moment, { length: 'short', withYear, timeZone, locale });
