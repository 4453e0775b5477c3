const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** 'Ana, Bea and Cem'. */
export const listed = (names: readonly string[]): string => conjunction.format(names);
