import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addedGame, type EditableGame, editsSince } from './added-game.ts';
import type { ImportedGame } from './imported-game.ts';

const file: ImportedGame = {
  title: 'Azul',
  isWishlist: false,
  isExpansion: false,
  bggId: 230_802,
  year: 2017,
  players: '2-4',
  duration: '45 min',
  bestPlayers: '2',
  recommendedPlayers: '2,3,4',
  minAge: null,
  weight: 1.7654321,
  category: 'abstract',
  difficulty: 'easy',
  rating: 3.5,
  timesPlayed: 4,
  notes: null,
};
const added = addedGame(file, 'Azul');
const untouched: EditableGame = {
  ...added,
  weight: Math.fround(1.7654321),
  youtube: null,
  buyUrl: null,
  description: null,
  isFavorite: false,
  parentChosen: false,
};
/** A different value for each field. */
const OTHER: EditableGame = {
  title: 'Blue',
  players: '5',
  duration: '?',
  notes: 'mine',
  category: 'war',
  difficulty: 'hard',
  minAge: 9,
  rating: 4,
  timesPlayed: 3,
  isWishlist: true,
  isExpansion: true,
  bggId: 1,
  year: null,
  bestPlayers: '4',
  recommendedPlayers: null,
  weight: 1.77,
  imageUrl: 'https://example.com/a.jpg',
  youtube: 'https://youtu.be/a',
  buyUrl: 'https://example.com/',
  description: 'Tiles',
  isFavorite: true,
  parentChosen: true,
};

describe('what was changed of a game since an import added it', () => {
  test('is nothing while nobody has touched it', () => {
    expect(editsSince(untouched, added)).toEqual([]);
    expect(editsSince({ ...untouched, notes: '' }, added)).toEqual([]);
  });

  test('tells of any field that is another, each reason once', () => {
    const fields = Object.keys(OTHER) as (keyof EditableGame)[];
    fc.assert(
      fc.property(fc.subarray(fields, { minLength: 1 }), (changed) => {
        const now = { ...untouched, ...Object.fromEntries(changed.map((field) => [field, OTHER[field]])) };
        const told = editsSince(now, added);
        expect(told.length).toBeGreaterThan(0);
        expect(new Set(told).size).toBe(told.length);
      }),
    );
  });

  test('is told by its field', () => {
    expect(editsSince({ ...untouched, title: 'Blue', year: 2018, weight: null }, added)).toEqual(['title', 'details']);
  });
});
