/** A sentence that ends in a name or title, with one full stop: 'Spielekreis e.V.' ends with its own. */
export const withFullStop = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);
