interface DayStyle {
  /** 'Fri 4 Dec', or 'Friday 4 December'. */
  length: 'short' | 'long';
  withYear: boolean;
  /** IANA name. */
  timeZone: string;
  /** English of some kind. */
  locale: string;
}

/** Cached, because creating a format takes a hundred times as long as using it; not without end, as zones are many. */
const MAX_FORMATS = 500;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = formats.get(key);
  if (known) return known;
  if (formats.size >= MAX_FORMATS) formats.clear();
  const format = new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** A day with its weekday, as nights, dates to choose from and loans write it: 'Fri 4 Dec', in American English 'Fri, Dec 4'. */
export function dayText(moment: Date, { length, withYear, timeZone, locale }: DayStyle): string {
  const text = formatOf(locale, {
    weekday: length,
    day: 'numeric',
    month: length,
    ...(withYear && { year: 'numeric' }),
    timeZone,
  }).format(moment);
  return /^en(?!-us)/i.test(locale) ? text.replace(',', '') : text;
}

const momentIn = (day: string): Date => new Date(`${day}T00:00:00Z`);
const isOtherYear = (day: string, today: string) => day.slice(0, 4) !== today.slice(0, 4);

/** 'Sun 6 Dec', with the year unless it is this one. @param day YYYY-MM-DD, like `today` */
export const shortDay = (day: string, today: string, locale: string): string =>
  dayText(momentIn(day), { length: 'short', withYear: isOtherYear(day, today), timeZone: 'UTC', locale });

/** 'Sunday 6 December', with the year unless it is this one. @param day YYYY-MM-DD, like `today` */
export const longDay = (day: string, today: string, locale: string): string =>
  dayText(momentIn(day), { length: 'long', withYear: isOtherYear(day, today), timeZone: 'UTC', locale });

/** 'Sunday'. @param day YYYY-MM-DD */
export const weekdayOf = (day: string, locale: string): string =>
  formatOf(locale, { weekday: 'long', timeZone: 'UTC' }).format(momentIn(day));

/** '3 Mar', or '3 Mar 2026' where the year is not that of the other day. @param day YYYY-MM-DD, like `beside` */
export const plainDay = (day: string, beside: string, locale: string): string =>
  formatOf(locale, {
    day: 'numeric',
    month: 'short',
    ...(isOtherYear(day, beside) && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(momentIn(day));
