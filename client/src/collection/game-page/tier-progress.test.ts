import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TIERS } from '#shared/games/tier.ts';
import { tierSpaces, tierProgress } from './tier-progress.ts';

test.each([
  [0, 'No plays yet', '5 more to Bronze'],
  [1, '1 play, Starter', '4 more to Bronze'],
  [61, '61 plays, Gold', '14 more to Diamond'],
  [100, '100 plays, Legendary', null],
  [1200, '1,200 plays, Legendary', null],
])('with %d plays: %s, %s', (plays, progress, ahead) => {
  expect(tierProgress(plays)).toEqual({ progress, ahead });
});

test('the strip has a space for every five plays, and every tier above Starter starts on a space', () => {
  fc.assert(
    fc.property(fc.nat(150), (plays) => {
      const spaces = tierSpaces(plays);
      expect(spaces.map((space) => space.plays)).toEqual(Array.from({ length: 20 }, (_, index) => (index + 1) * 5));
      expect(spaces.filter(({ tier }) => tier > 0).map((space) => space.plays)).toEqual(
        TIERS.slice(1).map(({ from }) => from),
      );
      expect(spaces.filter(({ reached }) => reached)).toHaveLength(Math.min(20, Math.floor(plays / 5)));
    }),
  );
});
