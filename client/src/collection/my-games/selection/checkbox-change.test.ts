import { expect, test } from 'vitest';
import { nextCheckboxChange, type CheckboxChange } from './checkbox-change.ts';

const presses = (uses: number, games: number) => {
  const seen: CheckboxChange[] = [undefined];
  for (let press = 0; press < 3; press += 1) seen.push(nextCheckboxChange(seen.at(-1), uses, games));
  return seen;
};

test('a checkbox that no game has toggles between unset and add', () => {
  expect(presses(0, 3)).toEqual([undefined, 'add', undefined, 'add']);
});

test('a checkbox that all games have toggles between unset and remove', () => {
  expect(presses(3, 3)).toEqual([undefined, 'remove', undefined, 'remove']);
});

test('a checkbox that some games have cycles through add, remove and unset', () => {
  expect(presses(1, 3)).toEqual([undefined, 'add', 'remove', undefined]);
});
