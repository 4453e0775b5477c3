/** Values of a sentence, by their names in it. */
type Values = Readonly<Record<string, string | number>>;

const { body, documentElement } = document;
/** The server writes them on a page that is not in English. */
const words = JSON.parse(body.dataset.words ?? '{}') as Readonly<Record<string, string>>;
const isEnglish = documentElement.lang === 'en';

/** A sentence in the language of the page, with its values: '{answered} of {count} answered' as '2 of 6 answered'. */
export const t = (sentence: string, values: Values = {}): string =>
  (words[sentence] ?? sentence).replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** A moment in the language of the page. */
export function momentText(date: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(isEnglish ? 'en-GB' : documentElement.lang, { ...options, timeZone }).format(
    date,
  );
  return isEnglish ? text.replace(',', '') : text;
}
