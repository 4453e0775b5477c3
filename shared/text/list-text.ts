/** 'Ana, Bea and Cem'. */
export const listText = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
