import { expect, test } from 'vitest';
import { coverMarkup } from './cover-markup.ts';

test('a cover is drawn once and then returned from the cache', () => {
  expect(coverMarkup('Azul', 'abstract')).toBe(coverMarkup('Azul', 'abstract'));
});

test('the oldest cover is evicted when the cache is full', () => {
  const first = coverMarkup('Azul', 'abstract');
  for (let n = 0; n < 600; n++) coverMarkup(`Game ${n}`, 'abstract');
  expect(coverMarkup('Azul', 'abstract')).not.toBe(first);
  expect(coverMarkup('Azul', 'abstract')).toEqual(first);
});
