import { expect, test } from 'vitest';
import { awayText } from './away-text.ts';

const brass = 'Brass is with Ben until Sunday';

test('unavailable games are listed with reasons, at most three', () => {
  expect(awayText([brass])).toBe('Brass is with Ben until Sunday, so it is left out.');
  expect(awayText([brass, 'Azul is with Priya'])).toBe(`Left out: ${brass}; Azul is with Priya.`);
  expect(awayText([brass, brass, brass, brass])).toBe(`Left out: ${brass}; ${brass}; ${brass}; and 1 other game.`);
  expect(awayText([brass, brass, brass, brass, brass])).toMatch(/; and 2 other games\.$/);
});
