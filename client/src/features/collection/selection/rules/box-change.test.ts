import { expect, test } from 'vitest';
import { pressedBox, type BoxChange } from './box-change.ts';

const presses = (uses: number, games: number) => {
  const seen: BoxChange[] = [undefined];
  for (let press = 0; press < 3; press += 1) seen.push(pressedBox(seen.at(-1), uses, games));
  return seen;
};

test('what none of the games has is put on, or not', () => {
  expect(presses(0, 3)).toEqual([undefined, 'add', undefined, 'add']);
});

test('what all of them have is taken away, or not', () => {
  expect(presses(3, 3)).toEqual([undefined, 'remove', undefined, 'remove']);
});

test('what some of them have is put on, taken away, or left to each', () => {
  expect(presses(1, 3)).toEqual([undefined, 'add', 'remove', undefined]);
});
