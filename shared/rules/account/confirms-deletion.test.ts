import { expect, test } from 'vitest';
import { confirmsDeletion } from './confirms-deletion.ts';

test.each(['', ' ', 'delete', 'Delete', 'yes', 'ana@example', 'bea@example.org'])('"%s" does not', (typed) => {
  expect(confirmsDeletion(typed, 'ana@example.org')).toBe(false);
});

test.each(['DELETE', ' DELETE ', 'ana@example.org', ' Ana@Example.ORG '])('"%s" does', (typed) => {
  expect(confirmsDeletion(typed, 'ana@example.org')).toBe(true);
});

test('who has no e-mail types the word', () => {
  expect(confirmsDeletion('', null)).toBe(false);
  expect(confirmsDeletion('null', null)).toBe(false);
  expect(confirmsDeletion('DELETE', null)).toBe(true);
});
