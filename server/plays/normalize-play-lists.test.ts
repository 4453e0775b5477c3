import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carrySeats, normalizeLists } from './normalize-play-lists.ts';

const names = fc.array(fc.oneof(fc.constantFrom('', '  ', '\t', 'Ana', 'ana ', 'Bea'), fc.string()), { maxLength: 12 });
const scores = fc.array(fc.option(fc.integer()), { maxLength: 12 });

describe('the stored lists of a play', () => {
  test('have one score for each name, and no blank names', () => {
    fc.assert(
      fc.property(names, scores, (players, points) => {
        const normalized = normalizeLists({ players, scores: points, seats: [] });
        if ('field' in normalized) return;
        expect(normalized.scores).toHaveLength(normalized.players.length);
        expect(normalized.players).toEqual(players.map((name) => name.trim()).filter((name) => name !== ''));
      }),
    );
  });

  test('keep each player together with their score', () => {
    fc.assert(
      fc.property(names, (players) => {
        const normalized = normalizeLists({ players, scores: players.map((_, place) => place), seats: [] });
        if ('field' in normalized) return;
        expect(normalized.scores.map((place) => players[place ?? -1]?.trim())).toEqual(normalized.players);
      }),
    );
  });

  test('are rejected if nobody is named or if there are more scores than players, and only then', () => {
    fc.assert(
      fc.property(names, scores, (players, points) => {
        const nobody = players.every((name) => name.trim() === '');
        const normalized = normalizeLists({ players, scores: points, seats: [] });
        expect('field' in normalized).toBe(nobody || points.length > players.length);
      }),
    );
  });

  test.each([
    ['players', { players: ['', ' '], scores: [], seats: [] }, 'Please add at least one player.'],
    ['scores', { players: ['Ana'], scores: [1, 2], seats: [] }, 'There are more scores than players'],
    ['seats', { players: ['Ana'], scores: [], seats: [{}, { won: true }] }, 'There are more seats than players'],
  ])('are rejected with a message for the field %s', (field, lists, message) => {
    expect(normalizeLists(lists)).toEqual({ field, message });
  });

  test('keep the seat of each named player together with the score', () => {
    const lists = { players: ['Ana', ' ', 'Bea'], scores: [1, 2, 3], seats: [{}, { won: true }, { role: 'Thief' }] };
    expect(normalizeLists(lists)).toEqual({ players: ['Ana', 'Bea'], scores: [1, 3], seats: [{}, { role: 'Thief' }] });
  });

  test('have no seats if all seats are empty', () => {
    expect(normalizeLists({ players: ['Ana'], scores: [], seats: [{ role: undefined }] })).toMatchObject({ seats: [] });
  });
});

describe('seats of a play whose players change', () => {
  const before = { players: ['Ana', 'Bea', 'Bea'], seats: [{ role: 'Red' }, { role: 'Blue' }, { role: 'Green' }] };

  test('stay with players who remain, in any spelling of the name', () => {
    expect(carrySeats(before, ['Cem', 'ANA '])).toEqual([{}, { role: 'Red' }]);
  });

  test('are assigned in order to players with the same name', () => {
    expect(carrySeats(before, ['Bea', 'Ana', 'Bea', 'Bea'])).toEqual([
      { role: 'Blue' },
      { role: 'Red' },
      { role: 'Green' },
      {},
    ]);
  });

  test('stay empty if they were empty', () => {
    expect(carrySeats({ players: ['Ana'], seats: [] }, ['Ana'])).toEqual([]);
  });
});
