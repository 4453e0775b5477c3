import { expect, test } from 'vitest';
import { confirmsDeletion } from './confirms-deletion.ts';

test.each(['', ' ', 'delete', 'Delete', 'yes', 'ana@example', 'bea@example.org'])(
  '"%s" does not confirm the deletion',
  (typed) => {
    expect(confirmsDeletion(typed, 'ana@example.org')).toBe(false);
  },
);

test.each(['DELETE', ' DELETE ', 'ana@example.org', ' Ana@Example.ORG '])('"%s" confirms the deletion', (typed) => {
  expect(confirmsDeletion(typed, 'ana@example.org')).toBe(true);
});

test('a user without an e-mail address confirms with the word DELETE', () => {
  expect(confirmsDeletion('', null)).toBe(false);
  expect(confirmsDeletion('null', null)).toBe(false);
  expect(confirmsDeletion('DELETE', null)).toBe(true);
});
