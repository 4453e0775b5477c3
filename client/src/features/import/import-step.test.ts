import { expect, test } from 'vitest';
import { gamesTouched, stepOf } from './import-step.ts';

const progress = { done: 3, total: 10 };

test('a preview waits until it is imported', () => {
  expect(stepOf({ status: 'preview', progress: null })).toBe('preview');
  expect(stepOf({ status: 'preview', progress })).toBe('importing');
});

test('an applied import is done until it is being undone', () => {
  expect(stepOf({ status: 'applied', progress: null })).toBe('done');
  expect(stepOf({ status: 'applied', progress })).toBe('undoing');
  expect(stepOf({ status: 'undone', progress: null })).toBe('undone');
});

test('rows that are already there or left out touch no game', () => {
  expect(gamesTouched({ counts: { add: 5, change: 2, same: 100, skip: 9 } })).toBe(7);
});
