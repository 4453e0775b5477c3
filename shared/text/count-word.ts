const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** 'six', or '13' from thirteen on. */
export const countWord = (count: number): string => WORDS[count] ?? String(count);
