import { expect, test } from 'vitest';
import { puttingOf } from './put-on-night.ts';
import type { PlannedGame } from './wishes.ts';

const planned = (number: number, source: PlannedGame['game']['source'] = 'host_shelf'): PlannedGame => ({
  role: 'more',
  startsAfter: 0,
  game: { number, title: `Game ${number}`, category: null, imageUrl: null, source, ofNight: false },
  minutes: 60,
  explained: 0,
  teacher: null,
  explaining: null,
  reasons: [],
});

test('only the host’s own games are put on the night, in the order of the evening', () => {
  const second = { ...planned(2), startsAfter: 80 };
  const put = puttingOf([planned(5), planned(-1, 'brought'), second, planned(9, 'guest_shelf')], []);
  expect(put.planned).toEqual([5, 2]);
  expect(put.plan).toEqual([
    { gameId: 5, startsAfter: 0 },
    { gameId: 2, startsAfter: 80 },
  ]);
});

test('games that are on the night and not in the evening are named, so that it can be asked', () => {
  expect(puttingOf([planned(5), planned(2)], [2, 7, 8])).toMatchObject({ others: [7, 8], isDone: false });
});

test('it is done where the night begins with them, in this order', () => {
  expect(puttingOf([planned(5), planned(2)], [5, 2, 7]).isDone).toBe(true);
  expect(puttingOf([planned(5), planned(2)], [2, 5]).isDone).toBe(false);
  expect(puttingOf([planned(5), planned(2)], [5]).isDone).toBe(false);
});
