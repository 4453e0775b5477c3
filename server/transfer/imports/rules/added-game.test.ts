import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addedGame, editsSince, type GameFields } from './added-game.ts';
import type { ImportedGame } from '#shared/schema/imported-game.ts';

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
const before: GameFields = {
  ...added,
  youtube: null,
  buyUrl: null,
  description: null,
  isFavorite: false,
  parentChosen: false,
};
const untouched: GameFields = { ...before, weight: Math.fround(1.7654321) };
/** A different value for each field. */
const OTHER: GameFields = {
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

describe('the edits of a game since an import added it', () => {
  test('are empty while the game is unchanged', () => {
    expect(editsSince(untouched, before)).toEqual([]);
    expect(editsSince({ ...untouched, notes: '' }, before)).toEqual([]);
  });

  test('include every changed field and list each reason once', () => {
    const fields = Object.keys(OTHER);
    fc.assert(
      fc.property(fc.subarray(fields, { minLength: 1 }), (changed) => {
        const now = { ...untouched, ...Object.fromEntries(changed.map((field) => [field, OTHER[field]])) };
        const edits = editsSince(now, before);
        expect(edits.length).toBeGreaterThan(0);
        expect(new Set(edits).size).toBe(edits.length);
      }),
    );
  });

  test('contain "details" for a field without a word of its own', () => {
    expect(editsSince({ ...untouched, shelf: 'B4' }, { ...before, shelf: null })).toEqual(['details']);
  });

  test('contain the name of the field if it has one', () => {
    expect(editsSince({ ...untouched, title: 'Blue', year: 2018, weight: null }, before)).toEqual(['title', 'details']);
  });
});
