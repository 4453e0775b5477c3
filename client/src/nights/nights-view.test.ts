import { expect, test } from 'vitest';
import { createAddress, listAddress, parseNightsView } from './nights-view.ts';

const create = (eventType: string) => ({ kind: 'create', eventType });

test.each([
  ['', 'nights', null],
  ['tab=analytics', 'analytics', null],
  ['tab=nothing', 'nights', null],
  ['create', 'nights', create('game_night')],
  ['create=tournament', 'nights', create('tournament')],
  ['create=feast', 'nights', create('game_night')],
  ['edit=12', 'nights', { kind: 'edit', id: 12 }],
  ['edit=0', 'nights', null],
  ['edit=1e3', 'nights', null],
])('the query %j opens the tab %s', (query, tab, form) => {
  expect(parseNightsView(query)).toEqual({ tab, form });
});

test('the address of a form or list depends on the type of the event', () => {
  expect([createAddress(), createAddress('workshop')]).toEqual(['/game-nights?create', '/game-nights?create=workshop']);
  expect([listAddress('game_night'), listAddress('casual')]).toEqual(['/game-nights', '/game-nights?tab=premium']);
});
