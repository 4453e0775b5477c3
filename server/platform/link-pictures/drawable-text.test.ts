import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawableText } from './drawable-text.ts';

test('a title with letters that the fonts lack is not drawn at all, rather than in parts', () => {
  expect(drawableText('東京 game night')).toBe(null);
  expect(drawableText('Вечер игр')).toBe(null);
});

test('emoji are left out, and a title of nothing else is not drawn', () => {
  expect(drawableText('🎲 Azul & Łódź 🎉 night')).toBe('Azul & Łódź night');
  expect(drawableText('👩‍👩‍👧 🇩🇪')).toBe(null);
  expect(drawableText('...')).toBe(null);
});

test('what is drawn has no character outside the fonts, and drawing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const drawn = drawableText(text);
      if (drawn === null) return;
      expect(drawn).toMatch(/^[\u0020-\u024f\u1e00-\u1eff\u2010-\u20bf\u2122\u2212]+$/u);
      expect(drawableText(drawn)).toBe(drawn);
    }),
  );
});
