import { expect, test } from 'vitest';
import { gamesTouched, playsTouched, stepOf } from './import-step.ts';

const progress = { done: 3, total: 10 };

test('an import by user name is "reading" while it has progress, otherwise "unread"', () => {
  expect(stepOf({ status: 'reading', progress: { done: 0, total: 0 } })).toBe('reading');
  expect(stepOf({ status: 'reading', progress: null })).toBe('unread');
});

test('a preview is "importing" while it has progress', () => {
  expect(stepOf({ status: 'preview', progress: null })).toBe('preview');
  expect(stepOf({ status: 'preview', progress })).toBe('importing');
});

test('an applied import is "done", or "undoing" while it has progress', () => {
  expect(stepOf({ status: 'applied', progress: null })).toBe('done');
  expect(stepOf({ status: 'applied', progress })).toBe('undoing');
  expect(stepOf({ status: 'undone', progress: null })).toBe('undone');
});

test('unchanged and skipped rows do not count as touched games or plays', () => {
  const plays = { add: 3, change: 1, same: 40, skip: 2, deleted: 0 };
  const counts = { add: 5, change: 2, same: 100, skip: 9, deleted: 0 };
  expect([gamesTouched({ counts, plays }), playsTouched({ plays })]).toEqual([3, 4]);
});
