/** 'Ana, Bea and Cem'. */
export const listText = (names: readonly string[], locale = 'en-GB'): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
