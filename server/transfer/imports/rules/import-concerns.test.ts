import { expect, test } from 'vitest';
import { codesOf, concernsOf } from './import-concerns.ts';

test('a row that only reports raises no concern', () => {
  expect(concernsOf([])).toEqual([]);
  expect(concernsOf([{ code: 'rating', from: 0, to: 4 }])).toEqual([]);
});

test('a row raises each kind once, unreadable ones first', () => {
  expect(
    concernsOf([
      { code: 'copy_of', line: 2 },
      { code: 'own_box' },
      { code: 'unreadable', cells: [{ column: 'rating', text: 'x' }] },
    ]),
  ).toEqual(['unreadable', 'duplicate']);
});

test('the codes of a kind are those that raise it', () => {
  expect(codesOf('duplicate')).toContain('title_taken');
  expect(codesOf('unsure')).not.toContain('title_taken');
});
