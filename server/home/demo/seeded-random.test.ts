import { expect, test } from 'vitest';
import { SeededRandom } from './seeded-random.ts';

function draw(seed: number) {
  const random = new SeededRandom(seed);
  return [random.next(), random.whole(1, 100), random.pick(['a', 'b', 'c']), random.shuffled([1, 2, 3, 4])];
}

test('equal seeds draw equal values, different seeds draw different values', () => {
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

test('whole numbers are within the bounds, both included', () => {
  const random = new SeededRandom(3);
  const drawn = new Set(Array.from({ length: 200 }, () => random.whole(2, 4)));
  expect(drawn).toEqual(new Set([2, 3, 4]));
});

test('an entry with weight 0 is never picked', () => {
  const random = new SeededRandom(4);
  const picks = Array.from({ length: 100 }, () => random.pick([0, 1], (weight) => weight));
  expect(new Set(picks)).toEqual(new Set([1]));
  expect(random.pick([0, 0], (weight) => weight)).toBeUndefined();
});
