import { expect, test } from 'vitest';
import { lentInShort, lentText } from './lent-text.ts';

const lent = { direction: 'lent' } as const;
const borrowed = { direction: 'borrowed' } as const;

test('what is lent and borrowed is counted, and what is overdue', () => {
  expect(lentText([lent], 0)).toBe('1 lent');
  expect(lentText([borrowed], 1)).toBe('1 borrowed, 1 overdue');
  expect(lentText([lent, borrowed, lent], 2)).toBe('2 lent, 1 borrowed, 2 overdue');
});

test('in little room what is overdue comes first, else what is lent', () => {
  expect(lentInShort([borrowed, lent, lent], 1)).toBe('1 overdue');
  expect(lentInShort([borrowed, lent, lent], 0)).toBe('2 lent');
  expect(lentInShort([borrowed], 0)).toBe('1 borrowed');
});
