import { presentWriter } from '#shared/words/reader.ts';

/** 'Ana, Bea and Cem', in British English if the reader reads some English. */
export const listText = (names: readonly string[], locale = presentWriter().locale()): string =>
  new Intl.ListFormat(locale.startsWith('en') ? 'en-GB' : locale, { type: 'conjunction' }).format(names);
