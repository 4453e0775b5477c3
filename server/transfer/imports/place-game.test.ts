import { describe, expect, test } from 'vitest';
import type { ImportedGame } from '#shared/schema/imported-game.ts';
import { type ListedGame, OwnerLists } from './owner-lists.ts';
import { placeGame } from './place-game.ts';

const listed = (game: Partial<ListedGame>): ListedGame => ({
  id: 1,
  bggId: null,
  titleKey: 'catan',
  list: 'owned',
  lastList: null,
  isLent: false,
  ...game,
});
const imported = (game: Partial<ImportedGame> = {}): ImportedGame => ({
  title: 'CATAN',
  bggId: 13,
  isWishlist: false,
  isExpansion: false,
  year: 1995,
  players: '3-4',
  duration: '90 min',
  bestPlayers: null,
  recommendedPlayers: null,
  minAge: null,
  weight: null,
  category: 'euro',
  difficulty: 'medium',
  rating: 0,
  timesPlayed: 0,
  notes: null,
  ...game,
});

describe('an imported game', () => {
  test('matches the game with the same id, even if the titles differ', () => {
    const lists = new OwnerLists([listed({ id: 1 }), listed({ id: 2, bggId: 13, titleKey: 'the settlers' })]);
    expect(placeGame(lists, imported())).toEqual({ kind: 'found', id: 2 });
  });

  test('matches the game with the same title if that has no id yet, and gives it the id', () => {
    const lists = new OwnerLists([listed({ id: 1 })]);
    expect(placeGame(lists, imported())).toEqual({ kind: 'found', id: 1 });
    expect(placeGame(lists, imported({ bggId: 99 }))).toMatchObject({ kind: 'new', title: 'CATAN (1995)' });
  });

  test('is added under a title with its year if the same title exists with another id', () => {
    const lists = new OwnerLists([listed({ bggId: 99 })]);
    expect(placeGame(lists, imported())).toMatchObject({
      title: 'CATAN (1995)',
      reasons: [{ code: 'renamed', title: 'CATAN (1995)' }],
    });
  });

  test('is skipped if its title is taken, also with the year or if it has no year', () => {
    const lists = new OwnerLists([listed({ bggId: 99 }), listed({ id: 2, bggId: 98, titleKey: 'catan (1995)' })]);
    const taken = { kind: 'left_out', reason: { code: 'title_taken', title: 'CATAN' } };
    expect(placeGame(lists, imported())).toEqual(taken);
    expect(placeGame(lists, imported({ year: null }))).toEqual(taken);
  });

  test('matches a game on the wishlist, unless another game in the collection has the title', () => {
    const wished = listed({ id: 3, bggId: 13, list: 'wishlist' });
    expect(placeGame(new OwnerLists([{ ...wished }]), imported())).toEqual({ kind: 'found', id: 3 });
    expect(placeGame(new OwnerLists([wished, listed({ bggId: 99 })]), imported())).toMatchObject({
      reason: { code: 'title_taken' },
    });
  });

  test('is skipped if its owner moved the game to the wishlist', () => {
    const lists = new OwnerLists([listed({ bggId: 13, list: 'wishlist', lastList: 'owned' })]);
    expect(placeGame(lists, imported())).toMatchObject({ reason: { code: 'moved_by_owner' } });
  });

  test('is not added as a wish if the game is owned', () => {
    expect(placeGame(new OwnerLists([listed({})]), imported({ isWishlist: true }))).toMatchObject({
      reason: { code: 'already_owned' },
    });
    expect(placeGame(new OwnerLists([listed({ bggId: 99 })]), imported({ isWishlist: true }))).toMatchObject({
      title: 'CATAN (1995)',
    });
  });
});
