import { expect, test } from 'vitest';
import { cameTooLate } from './messages.ts';

test('a toast says that a number came too late only if it was not submitted', () => {
  expect(cameTooLate({ text: '12', on: [] }, 'Ana')?.description).toContain('while you typed 12 for Ana');
  expect(cameTooLate({ text: '12', on: [], isWritten: true }, 'Ana')).toBeNull();
  expect(cameTooLate({ text: '-', on: [] }, 'Ana')).toBeNull();
  expect(cameTooLate(null, 'Ana')).toBeNull();
});
