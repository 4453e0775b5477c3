import { language } from '#client/lib/words/language.ts';

let format: Intl.ListFormat | undefined;

/** 'Ana, Bo and Cleo', as the language of the screens writes it. */
export const listText = (items: readonly string[]): string =>
  (format ??= new Intl.ListFormat(language === 'en' ? 'en-GB' : language)).format(items);
