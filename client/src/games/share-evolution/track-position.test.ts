import fc from 'fast-check';
import { expect, test } from 'vitest';
import { milestones, trackPosition } from './track-position.ts';

test('the pawn starts at 0 and is on the milestone at its number of plays', () => {
  expect(trackPosition(0)).toBe(0);
  for (const { plays, position } of milestones) expect(trackPosition(plays)).toBe(position);
  expect(trackPosition(1000)).toBe(100);
});

test('each play moves the pawn forward until the last milestone', () => {
  fc.assert(
    fc.property(fc.nat(150), (plays) => {
      const [here, next] = [trackPosition(plays), trackPosition(plays + 1)];
      expect(plays < 100 ? next > here : next === 100 && here === 100).toBe(true);
      expect(next).toBeLessThanOrEqual(100);
    }),
  );
});
