import { expect, test } from 'vitest';
import { layoutAtRest, MANY_GAMES } from './collection-layout.ts';

test.each([
  [undefined, true, 'cards'],
  [0, true, 'cards'],
  [MANY_GAMES - 1, true, 'cards'],
  [MANY_GAMES, true, 'list'],
  [400, true, 'list'],
  [400, false, 'cards'],
] as const)('%s games on a phone (%s) begin as %s', (count, isPhone, layout) => {
  expect(layoutAtRest(count, isPhone)).toBe(layout);
});
