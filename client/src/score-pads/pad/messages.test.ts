import { expect, test } from 'vitest';
import { lateNumberNotSaved } from './messages.ts';

test('a toast says that a number came too late only if it was not submitted', () => {
  expect(lateNumberNotSaved({ text: '12', on: [] }, 'Ana')?.description).toContain('while you typed 12 for Ana');
  expect(lateNumberNotSaved({ text: '12', on: [], isWritten: true }, 'Ana')).toBeNull();
  expect(lateNumberNotSaved({ text: '-', on: [] }, 'Ana')).toBeNull();
  expect(lateNumberNotSaved(null, 'Ana')).toBeNull();
});
