import { expect, test } from 'vitest';
import { affectedNights } from './affected-nights.ts';

const TODAY = '2026-11-22';
const nights = [
  { id: 1, title: 'Soup', day: '2026-11-20' },
  { id: 2, title: 'Friday', day: '2026-11-27' },
  { id: 3, title: 'December', day: '2026-12-04' },
];

test('nights during a loan are listed, with whether the game is back by then', () => {
  const loan = { direction: 'lent' as const, since: TODAY, until: '2026-11-29', returnedOn: null };
  expect(affectedNights(nights, loan, TODAY, 'en-GB')).toEqual([
    { id: 2, isAway: true, words: 'Friday 27 November (Friday): not back by then' },
    { id: 3, isAway: false, words: 'Friday 4 December (December): back by then' },
  ]);
  expect(affectedNights(nights, { ...loan, until: null }, TODAY, 'en-GB').map(({ isAway }) => isAway)).toEqual([
    true,
    true,
  ]);
});
