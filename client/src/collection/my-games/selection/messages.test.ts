import { expect, test } from 'vitest';
import { moved, stated, tagged } from './messages.ts';

test.each([
  ['tags', (undo: () => void) => tagged(2, undo)],
  ['states', (undo: () => void) => stated(2, undo)],
  ['a move', (undo: () => void) => moved(2, 'unowned', undo)],
])('%s of many games can be undone as long as every other change', (_change, messageOf) => {
  const undo = () => {};
  expect(messageOf(undo).undo?.onPress).toBe(undo);
});

test('nothing is undone where nothing changed', () => {
  expect(tagged(0, () => {}).undo).toBeUndefined();
});
