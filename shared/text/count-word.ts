import { presentWriter } from '#shared/words/reader.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** 'six', or '13' from thirteen on; '6' outside of English, whose number words have no gender and no case. */
export const countWord = (count: number): string =>
  (presentWriter().locale().startsWith('en') ? WORDS[count] : undefined) ?? String(count);
