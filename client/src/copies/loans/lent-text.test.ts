import { expect, test } from 'vitest';
import { lentInShort, lentText } from './lent-text.ts';

const lent = { direction: 'lent' } as const;
const borrowed = { direction: 'borrowed' } as const;

test('lent, borrowed and overdue games are counted', () => {
  expect(lentText([lent], 0)).toBe('1 lent');
  expect(lentText([borrowed], 1)).toBe('1 borrowed, 1 overdue');
  expect(lentText([lent, borrowed, lent], 2)).toBe('2 lent, 1 borrowed, 2 overdue');
});

test('the short form shows overdue games first, then lent ones, then borrowed ones', () => {
  expect(lentInShort([borrowed, lent, lent], 1)).toBe('1 overdue');
  expect(lentInShort([borrowed, lent, lent], 0)).toBe('2 lent');
  expect(lentInShort([borrowed], 0)).toBe('1 borrowed');
});
