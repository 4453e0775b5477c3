import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_ZOOM, MIDDLE, moved, squareOf, turned, turnedSize, zoomed } from './crop.ts';

const side = fc.integer({ min: 1, max: 6_000 });
const picture = fc.record({ width: side, height: side });
const share = fc.double({ min: -3, max: 3, noNaN: true });
const step = fc.oneof(
  fc.record({ x: share, y: share }),
  fc.double({ min: 0.1, max: 9, noNaN: true }),
  fc.constant('turn'),
);

test('the initial square is centred', () => {
  expect(squareOf({ width: 300, height: 200 }, MIDDLE)).toEqual({ left: 50, top: 0, side: 200 });
});

test('dragging right moves the square left, up to the edge', () => {
  const wide = { width: 300, height: 200 };
  expect(squareOf(wide, moved(wide, MIDDLE, { x: 0.1, y: 0 }))).toMatchObject({ left: 30, top: 0 });
  expect(squareOf(wide, moved(wide, MIDDLE, { x: 9, y: 9 }))).toMatchObject({ left: 0, top: 0 });
});

test('rotating keeps the same part: the left edge becomes the top', () => {
  const wide = { width: 300, height: 200 };
  const left = moved(wide, MIDDLE, { x: 9, y: 0 });
  expect(turnedSize(wide, turned(left))).toEqual({ width: 200, height: 300 });
  expect(squareOf(wide, turned(left))).toEqual({ left: 0, top: 0, side: 200 });
});

test('four rotations restore the crop', () => {
  const crop = zoomed({ width: 300, height: 200 }, MIDDLE, 2);
  expect(turned(turned(turned(turned(crop))))).toEqual(crop);
});

test('the square stays within the picture for any sequence of actions', () => {
  fc.assert(
    fc.property(picture, fc.array(step, { maxLength: 12 }), (size, steps) => {
      let crop = MIDDLE;
      for (const one of steps) {
        if (one === 'turn') crop = turned(crop);
        else crop = typeof one === 'object' ? moved(size, crop, one) : zoomed(size, crop, one);
      }
      const { width, height } = turnedSize(size, crop);
      const square = squareOf(size, crop);
      const slack = 1e-6 * Math.max(width, height);
      expect(square.side).toBeGreaterThanOrEqual(Math.min(width, height) / MAX_ZOOM - slack);
      expect(square.left).toBeGreaterThanOrEqual(0);
      expect(square.top).toBeGreaterThanOrEqual(0);
      expect(square.left + square.side).toBeLessThanOrEqual(width + slack);
      expect(square.top + square.side).toBeLessThanOrEqual(height + slack);
    }),
  );
});
