import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TAG_COLOURS } from '#shared/enums.ts';
import { leastUsedColour } from './tag-colour.ts';

test('new tags use every colour equally often', () => {
  fc.assert(
    fc.property(fc.nat(60), (count) => {
      const tags: { colour: (typeof TAG_COLOURS)[number] }[] = [];
      for (let made = 0; made < count; made += 1) tags.push({ colour: leastUsedColour(tags) });
      const uses = TAG_COLOURS.map((colour) => tags.filter((tag) => tag.colour === colour).length);
      expect(Math.max(...uses) - Math.min(...uses)).toBeLessThanOrEqual(1);
    }),
  );
});
