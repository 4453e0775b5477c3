import { expect, test } from 'vitest';
import { effectOnNight } from './effect-on-night.ts';
import type { PlannedGame } from './evening-options.ts';

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

test('only games of the host are added to the night, in order; games of guests keep their time', () => {
  const second = { ...planned(2), startsAfter: 80 };
  const brought = { ...planned(-1, 'brought'), startsAfter: 40 };
  const put = effectOnNight([planned(5), brought, second, planned(9, 'guest_shelf')], [], []);
  expect(put.planned).toEqual([5, 2]);
  expect(put.plan).toEqual([
    { gameId: 5, startsAfter: 0 },
    { gameId: -1, startsAfter: 40 },
    { gameId: 2, startsAfter: 80 },
  ]);
});

test('games on the night that are not in the plan are reported for confirmation', () => {
  expect(effectOnNight([planned(5), planned(2)], [2, 7, 8], [])).toMatchObject({ others: [7, 8], isDone: false });
});

test('the plan is saved if the night starts with its games, in the same order and at the same times', () => {
  const evening = [planned(5), { ...planned(2), startsAfter: 60 }];
  const saved = effectOnNight(evening, [], []).plan;
  expect(effectOnNight(evening, [5, 2, 7], saved.toReversed()).isDone).toBe(true);
  expect(effectOnNight(evening, [2, 5], saved).isDone).toBe(false);
  expect(effectOnNight(evening, [5], saved).isDone).toBe(false);
});

test('the plan is not saved if the order matches but the times differ', () => {
  const evening = [planned(5), { ...planned(-1, 'brought'), startsAfter: 60 }];
  expect(effectOnNight(evening, [5], []).isDone).toBe(false);
  expect(effectOnNight(evening, [5], [{ gameId: 5, startsAfter: 0 }]).isDone).toBe(false);
  const other = [
    { gameId: 5, startsAfter: 0 },
    { gameId: -1, startsAfter: 45 },
  ];
  expect(effectOnNight(evening, [5], other).isDone).toBe(false);
});
