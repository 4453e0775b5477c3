import { describe, expect, test } from 'vitest';
import { NO_FILTERS, type PickerFilters } from '#shared/magic-picker/picker-filters.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { aNextPlay } from '#tests/support/rows/a-next-play.ts';
import { daysAgo, NOW } from '#tests/support/rows/a-picker-game.ts';
import { candidatesIn } from './candidates.ts';
import {
  clearRejected,
  fitting,
  mostExcluding,
  pickAgain,
  pickText,
  STARTED_OVER,
  choosePick,
  rejectPick,
  type Picking,
  withoutFilter,
} from './picker-state.ts';
import { NEW_VISIT, type Visit } from './picker-storage.ts';

const candidates = candidatesIn(
  [1, 2, 3, 4, 5, 6].map((id) => aGame({ id, title: `Game ${id}`, rating: 5 })),
  [],
);
const table = (filters = NO_FILTERS) => ({ candidates, filters, now: NOW, random: () => 0.5 });
const pickedId = ({ outcome }: Picking) => outcome?.gameId;

test('the last three picks are remembered, latest first, and avoided', () => {
  let picking = STARTED_OVER;
  const ids: unknown[] = [];
  for (let turn = 1; turn <= 5; turn += 1) {
    picking = pickAgain(picking, table());
    expect(picking.outcome?.turn).toBe(turn);
    expect(ids.slice(-3)).not.toContain(pickedId(picking));
    ids.push(pickedId(picking));
  }
  expect(picking.history).toEqual(ids.slice(-3).toReversed());
});

test('a rejected game is not picked again until it is restored', () => {
  let picking = pickAgain(STARTED_OVER, table());
  const refused: unknown[] = [];
  while (pickedId(picking) !== null) {
    refused.push(pickedId(picking));
    picking = rejectPick(picking, table());
  }
  expect(refused.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(fitting(candidates, NO_FILTERS, picking)).toEqual([]);
  expect(rejectPick(picking, table())).toBe(picking);
  expect(pickedId(pickAgain(clearRejected(picking), table()))).toBeGreaterThan(0);
});

test('rejecting a game uses the filters of the pick, not later changes', () => {
  const duels = candidatesIn([aGame({ id: 1, players: '2' }), aGame({ id: 2, players: '2' }), aGame({ id: 3 })], []);
  const picking = pickAgain(STARTED_OVER, { ...table({ ...NO_FILTERS, players: 2 }), candidates: duels });
  const next = rejectPick(picking, table({ ...NO_FILTERS, players: 6 }));
  expect(next.outcome?.filters.players).toBe(2);
});

test('choosing a runner-up swaps it with the pick and counts as a pick', () => {
  const picking = pickAgain(STARTED_OVER, table());
  const [first = 0, second] = picking.outcome?.runnersUp ?? [];
  const taken = choosePick(picking, first);
  expect(pickedId(taken)).toBe(first);
  expect(taken.outcome?.runnersUp.slice(0, 2)).toEqual([pickedId(picking), second]);
  expect(taken.history).toEqual([first, pickedId(picking)]);
});

test('choosing a similar game keeps the pick visible', () => {
  const picking = pickAgain(STARTED_OVER, table());
  const other = candidates.find(({ id }) => id !== pickedId(picking) && !picking.outcome?.runnersUp.includes(id));
  const taken = choosePick(picking, other?.id ?? 0);
  expect(taken.outcome?.runnersUp).toEqual([pickedId(picking), ...(picking.outcome?.runnersUp.slice(0, 3) ?? [])]);
});

test('a pick without a matching game has an empty outcome and does not change the history', () => {
  const picking = pickAgain(pickAgain(STARTED_OVER, table()), table({ ...NO_FILTERS, category: 'war' }));
  expect(picking.outcome).toMatchObject({ gameId: null, runnersUp: [] });
  expect(picking.history).toHaveLength(1);
});

test('the text gives the reasons, and says if there was no choice', () => {
  const [game] = candidatesIn([aGame({ bestPlayers: '3', timesPlayed: 2, lastPlayed: daysAgo(95) })], []);
  if (!game) throw new Error('no candidate');
  const { outcome } = pickAgain(STARTED_OVER, { ...table({ ...NO_FILTERS, players: 3 }), candidates: [game] });
  expect(outcome && pickText(game, outcome)).toBe('The only game that fits. Best with 3, not played since March.');
});

describe('if nothing fits, the filter to loosen', () => {
  const shelf = candidatesIn(
    [
      aGame({ id: 1, players: '2-4', duration: '45', category: 'family', difficulty: 'easy' }),
      aGame({ id: 2, players: '2-4', duration: '60', category: 'family', difficulty: 'medium' }),
      aGame({ id: 3, players: '5-8', duration: '20', category: 'party', difficulty: 'easy' }),
    ],
    [],
  );
  const loosened = (filters: Partial<PickerFilters>, visit: Visit = NEW_VISIT) =>
    mostExcluding(shelf, { ...NO_FILTERS, ...filters }, visit);

  test('is the one without which most games fit', () => {
    expect(loosened({ players: 3, duration: 'quick' })).toEqual({ filter: 'duration', games: 2 });
    expect(loosened({ players: 3, category: 'party', mood: 'social' })).toEqual({ filter: 'category', games: 2 });
    expect(loosened({ players: 5, difficulty: 'hard' })).toEqual({ filter: 'difficulty', games: 1 });
  });

  test('leaves games that were turned down out', () => {
    expect(loosened({ players: 3, duration: 'quick' }, { ...NEW_VISIT, turnedDown: [1, 2] })).toEqual({
      filter: 'players',
      games: 1,
    });
  });

  test('is none if games fit, or none fits without any one filter', () => {
    expect(loosened({ players: 3 })).toBe(null);
    expect(loosened({ category: 'trivia', difficulty: 'expert' })).toBe(null);
  });
});

test('the switch for challenges keeps games whose next play counts, and is the first to be given up', () => {
  const counting = candidates.map((game) => (game.id < 3 ? { ...game, nextPlay: aNextPlay() } : game));
  const filters = { ...NO_FILTERS, forChallenge: true };
  expect(fitting(counting, filters, STARTED_OVER).map(({ id }) => id)).toEqual([1, 2]);
  expect(mostExcluding(candidates, filters, STARTED_OVER)).toEqual({ filter: 'forChallenge', games: 6 });
  expect(withoutFilter(filters, 'forChallenge')).toEqual(NO_FILTERS);
});
