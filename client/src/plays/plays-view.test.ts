import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLAY_PERIODS } from '#client/games/play-period.ts';
import { ALL_PLAYS, formatPlaysView, parsePlaysView, playsAddress } from './plays-view.ts';

test('a URL without a query or with invalid values shows all plays', () => {
  expect(parsePlaysView('')).toEqual(ALL_PLAYS);
  expect(parsePlaysView('game=&person=&period=soon&place=')).toEqual(ALL_PLAYS);
  expect(playsAddress({})).toBe('/plays');
});

test('every filter can be written to the URL and read back', () => {
  const key = fc.option(fc.string({ unit: 'grapheme', minLength: 1 }));
  const filter = fc.record({
    search: fc.string({ unit: 'grapheme' }),
    game: key,
    person: key,
    period: fc.constantFrom(...PLAY_PERIODS),
    place: key,
  });
  fc.assert(
    fc.property(filter, (one) => {
      expect(parsePlaysView(formatPlaysView(one))).toEqual(one);
    }),
  );
});
