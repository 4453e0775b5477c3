import { describe, expect, test } from 'vitest';
import type { ImportedGame } from '#shared/rules/imports/imported-game.ts';
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

describe('a game of a file is', () => {
  test('the one with its id, though that is called otherwise', () => {
    const lists = new OwnerLists([listed({ id: 1 }), listed({ id: 2, bggId: 13, titleKey: 'the settlers' })]);
    expect(placeGame(lists, imported())).toEqual({ kind: 'found', id: 2 });
  });

  test('the one with its title where that has no id, which it has from then on', () => {
    const lists = new OwnerLists([listed({ id: 1 })]);
    expect(placeGame(lists, imported())).toEqual({ kind: 'found', id: 1 });
    expect(placeGame(lists, imported({ bggId: 99 }))).toMatchObject({ kind: 'new', title: 'CATAN (1995)' });
  });

  test('another one than that with its title and another id', () => {
    const lists = new OwnerLists([listed({ bggId: 99 })]);
    expect(placeGame(lists, imported())).toMatchObject({
      title: 'CATAN (1995)',
      reasons: [{ code: 'renamed', title: 'CATAN (1995)' }],
    });
  });

  test('left out when its title is taken, with the year too or where there is none', () => {
    const lists = new OwnerLists([listed({ bggId: 99 }), listed({ id: 2, bggId: 98, titleKey: 'catan (1995)' })]);
    const taken = { kind: 'left_out', reason: { code: 'title_taken', title: 'CATAN' } };
    expect(placeGame(lists, imported())).toEqual(taken);
    expect(placeGame(lists, imported({ year: null }))).toEqual(taken);
  });

  test('moved from the wishlist, unless its title is on the collection as another game', () => {
    const wished = listed({ id: 3, bggId: 13, list: 'wishlist' });
    expect(placeGame(new OwnerLists([{ ...wished }]), imported())).toEqual({ kind: 'found', id: 3 });
    expect(placeGame(new OwnerLists([wished, listed({ bggId: 99 })]), imported())).toMatchObject({
      reason: { code: 'title_taken' },
    });
  });

  test('left on the wishlist where its owner put it', () => {
    const lists = new OwnerLists([listed({ bggId: 13, list: 'wishlist', lastList: 'owned' })]);
    expect(placeGame(lists, imported())).toMatchObject({ reason: { code: 'moved_by_owner' } });
  });

  test('no wish when it is owned, nor under a title that is owned', () => {
    expect(placeGame(new OwnerLists([listed({})]), imported({ isWishlist: true }))).toMatchObject({
      reason: { code: 'already_owned' },
    });
    expect(placeGame(new OwnerLists([listed({ bggId: 99 })]), imported({ isWishlist: true }))).toMatchObject({
      title: 'CATAN (1995)',
    });
  });
});
