import { language } from './words/language.ts';

/** The locale of numbers: the language of the screens, whose English writes them as the browser does. */
export const numberLocale: string | undefined = language === 'en' ? undefined : language;

/** The first format of a page takes a slow phone 50 ms, so each is made when it is first needed. */
const format = (options: Intl.NumberFormatOptions) => {
  let made: Intl.NumberFormat | undefined;
  return (value: number): string => (made ??= new Intl.NumberFormat(numberLocale, options)).format(value);
};

const whole = format({ maximumFractionDigits: 0 });
const oneDecimal = format({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = format({ style: 'percent', maximumFractionDigits: 0 });
const exact = format({ maximumFractionDigits: 2 });

const kilobytes = format({ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
const megabytes = format({ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

const NOTHING = '-';
const shown = (text: (value: number) => string) => (value: number | null) => (value === null ? NOTHING : text(value));

/** Numbers in the reader's format; '-' for none. */
export const wholeText = shown(whole);
export const averageText = shown(oneDecimal);
export const scoreText = shown(exact);
/** For a fraction, 0 to 1. */
export const percentText = shown(percent);

/** '1 play', '1,234 plays'. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${whole(count)} ${count === 1 ? one : many}`;

/** '250 kB', '4.9 MB'. */
export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? kilobytes(Math.ceil(bytes / 1024)) : megabytes(bytes / (1024 * 1024));
