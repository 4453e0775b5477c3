import { expect, test } from 'vitest';
import { pressedState, type StateChange } from './state-change.ts';

const presses = (uses: number, games: number) => {
  const seen: StateChange[] = [undefined];
  for (let press = 0; press < 3; press += 1) seen.push(pressedState(seen.at(-1), uses, games));
  return seen;
};

test('a state that none of the games has is set, or not', () => {
  expect(presses(0, 3)).toEqual([undefined, 'add', undefined, 'add']);
});

test('a state that all of them have is taken away, or not', () => {
  expect(presses(3, 3)).toEqual([undefined, 'remove', undefined, 'remove']);
});

test('a state that some of them have is set, taken away, or left to each', () => {
  expect(presses(1, 3)).toEqual([undefined, 'add', 'remove', undefined]);
});
