import { withoutThe } from '#shared/text/fold-title.ts';

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th'];
const ORDINAL_WORDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
/** Abbreviations of words that many titles share. */
const SHORT_FOR: Readonly<Record<string, string>> = {
  lotr: 'lord of the rings',
  got: 'game of thrones',
  lcg: 'the card game',
  ed: 'edition',
  n: 'and',
  u: 'you',
};

const pairs = (from: readonly string[], to: readonly string[]) =>
  new Map(from.map((word, place) => [word, to[place] ?? word] as const));

/** Maps of alternative readings of a word. */
const READINGS: readonly ReadonlyMap<string, string>[] = [
  new Map([
    ...pairs(
      NUMBERS.map((_, number) => String(number)),
      NUMBERS,
    ),
    ...pairs(ORDINALS, ORDINAL_WORDS),
  ]),
  new Map([
    ...pairs(
      NUMBERS,
      NUMBERS.map((_, number) => String(number)),
    ),
    ...pairs(ORDINAL_WORDS, ORDINALS),
  ]),
  new Map([
    ['2', 'to'],
    ['4', 'for'],
  ]),
  new Map(Object.entries(SHORT_FOR)),
];

/** A normalized query, with and without 'the'. */
export const formsOf = (folded: string): string[] => [...new Set([folded, withoutThe(folded)])];

/**
 * Alternative readings of a normalized query: numbers as words and vice versa ('seven wonders', '4th edition'), '2' for
 * 'to', and abbreviations.
 */
export function otherFormsOf(folded: string): string[] {
  const words = folded.split(' ');
  const forms = READINGS.map((reading) => words.map((word) => reading.get(word) ?? word).join(' '));
  const asTyped = new Set(formsOf(folded));
  return [...new Set(forms.flatMap(formsOf))].filter((form) => !asTyped.has(form));
}
