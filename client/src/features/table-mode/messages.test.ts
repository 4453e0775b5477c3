import { expect, test } from 'vitest';
import { cameTooLate } from './messages.ts';

test('only a number that was not written down came too late', () => {
  expect(cameTooLate({ text: '12', on: [] }, 'Ana')?.description).toContain('while you typed 12 for Ana');
  expect(cameTooLate({ text: '12', on: [], isWritten: true }, 'Ana')).toBeNull();
  expect(cameTooLate({ text: '-', on: [] }, 'Ana')).toBeNull();
  expect(cameTooLate(null, 'Ana')).toBeNull();
});
