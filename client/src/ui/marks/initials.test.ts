import { expect, test } from 'vitest';
import { initialsOf, PAWN_COLOURS, pawnColourOf } from './initials.ts';

test.each([
  ['Maya Lindqvist', 'ML'],
  ['Priya', 'P'],
  ['The Rollcall team', 'RT'],
  ['Ana de la Cruz', 'AC'],
  ['elif.demir@example.org', 'E'],
  ['  ', '?'],
  ['', '?'],
  ['😀 Smith', '😀S'],
])('%j is shown as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('the account menu shows one initial', () => {
  expect(initialsOf('Maya Lindqvist', 1)).toBe('M');
});

test('the colour of a person is stable', () => {
  expect(pawnColourOf(' maya lindqvist ')).toBe(pawnColourOf('Maya Lindqvist'));
  for (const name of ['a', 'b', 'Zoë', '']) expect(PAWN_COLOURS).toContain(pawnColourOf(name));
});
