import type { NextPlay } from '#shared/challenges/next-play.ts';

/** The fourth of ten plays, with overrides. */
export const aNextPlay = (changes: Partial<NextPlay> = {}): NextPlay => ({
  name: '10 x 10',
  rule: { kind: 'ten_by_ten', games: null },
  done: 3,
  of: 10,
  letter: null,
  ...changes,
});
