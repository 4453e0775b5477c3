import { expect, test } from 'vitest';
import { merged } from './messages.ts';

test('merged people can be made two again as long as every other change can be undone', () => {
  const undo = () => {};
  expect(merged('Ana', 'Anna', undo).undo?.onPress).toBe(undo);
});
