import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitTitle } from './fit-title.ts';

test.each([
  ['Wingspan', 44],
  ['Carcassonne', 44],
  ['Terraforming Mars', 35],
  ['The Lord of the Rings: The Fellowship of the Ring', 24],
  ['Twilight Imperium: Fourth Edition', 35],
  ['Donaudampfschifffahrtsgesellschaft', 24],
])('%s is set in %i pixels without truncation', (title, size) => {
  expect(fitTitle(title)).toEqual({ text: title, size });
});

test('a title that fits in no size is truncated with three dots', () => {
  const { text, size } = fitTitle(
    'Sherlock Holmes Consulting Detective: The Thames Murders and Other Cases, Fourth Edition',
  );
  expect(size).toBe(24);
  expect(text).toMatch(/^Sherlock Holmes .*\w\.\.\.$/);
});

test('emoji sequences are never split', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(fitTitle(family.repeat(60)).text.replaceAll(family, '')).toBe('...');
});

test('the text is the title or its beginning, and a longer title never has a larger size', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const { text, size } = fitTitle(title);
      const whole = title.trim().replace(/\s+/gu, ' ');
      expect(text === whole || (text.endsWith('...') && whole.startsWith(text.slice(0, -3)))).toBe(true);
      expect(fitTitle(`${title}${title} and more`).size).toBeLessThanOrEqual(size);
    }),
  );
});
