import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontSubset, SUBSETS, unicodeRange } from './font-subsets.ts';

const STYLES = readFileSync(join(import.meta.dirname, '../../client/src/styles/fonts.css'), 'utf8').replaceAll(
  /\s+/g,
  ' ',
);

test.each(['besley', 'figtree'] as const)(
  'the core subset of %s is much smaller than the face with all subsets',
  async (face) => {
    const [core, all] = await Promise.all([
      fontSubset(face, SUBSETS.core),
      fontSubset(face, [...SUBSETS.core, ...SUBSETS.latin]),
    ]);
    expect(core.length).toBeLessThan(0.8 * all.length);
    expect(new TextDecoder().decode(core.slice(0, 4))).toBe('wOF2');
  },
);

test.each(Object.entries(SUBSETS))('the style sheet declares the unicode range of the subset %s', (name, ranges) => {
  const rules = STYLES.split('@font-face').filter((rule) => rule.includes(`-${name}.woff2`));
  expect(rules).toHaveLength(2);
  for (const rule of rules) expect(rule).toContain(`unicode-range: ${unicodeRange(ranges)};`);
});

test('no code point is in more than one subset', () => {
  const points = Object.values(SUBSETS).flatMap((ranges) =>
    ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => first + n)),
  );
  expect(new Set(points).size).toBe(points.length);
});
