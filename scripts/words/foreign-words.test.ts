import { expect, test } from 'vitest';
import { foreignIn } from '#tests/support/words/foreign-words.ts';

const NAMES = new Set(['Quorvine']);

test('a sentence in the language of its reader, with names, dates and numbers, is left alone', () => {
  expect(
    foreignIn('de', ['Quorvine sucht einen Termin.', 'Fr., 5. Dez., 19:00', 'quorvine@example.org'], NAMES),
  ).toEqual([]);
  expect(foreignIn('fr', ['Tu as dit oui, Quorvine : on t’attend.', 'ven. 5 déc.'], NAMES)).toEqual([]);
});

test.each([
  ['de', 'Quorvine brings it'],
  ['fr', 'Fri 5 Dec, 19:00'],
  ['es', '2-6 players'],
  ['es', 'Wer kommt'],
] as const)('in %s, words of another language are found: %s', (language, text) => {
  expect(foreignIn(language, [text], NAMES)).toHaveLength(1);
});

test('an English message is found, though the language has each of its words', () => {
  expect(foreignIn('de', ['Still in?'], NAMES)).toEqual(['a message: Still in?']);
  expect(foreignIn('fr', ['Table'], NAMES)).toEqual([]);
});
