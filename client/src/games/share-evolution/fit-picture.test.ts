import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitPicture } from './fit-picture.ts';

test('a square picture is placed whole in the middle of the cover', () => {
  const { left, top, width, height } = fitPicture(600, 600);
  expect(width).toBe(height);
  expect(height).toBeLessThan(246);
  expect(Math.abs(left * 2 + width - 296)).toBeLessThanOrEqual(1);
  expect(Math.abs(top * 2 + height - 246)).toBeLessThanOrEqual(1);
});

test('a picture of any size is either shown whole or covers the frame', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 1, max: 4000 }), (naturalWidth, naturalHeight) => {
      const { left, top, width, height } = fitPicture(naturalWidth, naturalHeight);
      const whole = left >= 0 && top >= 0 && left + width <= 296 && top + height <= 246;
      const covering = left <= 0 && top <= 0 && left + width >= 296 && top + height >= 246;
      expect(naturalWidth / naturalHeight > 1.2 ? covering : whole).toBe(true);
    }),
  );
});

test('a picture without a size has width and height 0', () => {
  expect(fitPicture(0, 0)).toMatchObject({ width: 0, height: 0 });
});
