import { expect, test } from 'vitest';
import { FACES } from './face-pips.tsx';
import { otherFace } from './use-rolling-face.ts';

test('the die never shows the same face twice in a row', () => {
  for (const face of FACES) for (const random of [0, 0.3, 0.999]) expect(otherFace(face, random)).not.toBe(face);
});

test('every other face can come up', () => {
  expect([0, 0.2, 0.4, 0.6, 0.8].map((random) => otherFace(5, random))).toEqual([1, 2, 3, 4, 6]);
});
