import { describe, expect, test } from 'vitest';
import { gameChanges } from '#shared/games/change-game-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { editForm, editOf, fieldsOf, type EditFields } from './edit-form.ts';

const catan = aGame({ id: 2, title: 'CATAN' });
const wished = aGame({ id: 3, title: 'Catan', isWishlist: true });
const seafarers = aGame({ id: 1, title: 'CATAN: Seafarers', isExpansion: true, parentGameId: 2 });
const bases = [wished, catan];

const sent = (changes: Partial<EditFields>, game = seafarers, base: Game | null = catan) => {
  const before = fieldsOf(game, base ?? undefined);
  return editOf(editForm(bases).parse({ ...before, ...changes }), before, bases);
};

test('only changed fields are sent, so that what changed elsewhere meanwhile is not lost', () => {
  const game = aGame({ bestPlayers: '2,3,4', recommendedPlayers: '2', rating: 3.5, notes: 'A gift', minAge: 10 });
  expect(sent({ rating: 4 }, game, null)).toEqual({ rating: 4 });
  expect(sent({ notes: '', players: '2-6' }, game, null)).toEqual({ notes: null, players: '2-6' });
  expect(sent({ bestPlayers: '3' }, game, null)).toEqual({ bestPlayers: '3' });
});

test('an unchanged form sends its title only', () => {
  const request = sent({}, aGame({ title: 'Azul' }), null);
  expect(request).toEqual({ title: 'Azul' });
  expect(gameChanges.safeParse(request).success).toBe(true);
});

describe('the play count', () => {
  test('is sent only if it was changed, so that a concurrent play is not lost', () => {
    const played = aGame({ timesPlayed: 7 });
    expect(sent({}, played, null)).not.toHaveProperty('timesPlayed');
    expect(sent({ timesPlayed: ' 6 ' }, played, null)).toHaveProperty('timesPlayed', 6);
  });

  test.each(['', '-1', '1.5', 'x', '1000001'])("'%s' is rejected", (timesPlayed) => {
    const { error } = editForm(bases).safeParse({ ...fieldsOf(catan, undefined), timesPlayed });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['timesPlayed']);
  });
});

describe('the base game', () => {
  test('is not sent if it is unchanged', () => {
    expect(sent({ players: '2-6' })).not.toHaveProperty('parentGameId');
    expect(sent({ base: ' catan ' })).not.toHaveProperty('parentGameId');
  });

  test('is sent if it changed; an owned game takes precedence over a wished one', () => {
    expect(sent({ base: 'catan' }, { ...seafarers, parentGameId: null }, null)).toHaveProperty('parentGameId', 2);
    expect(sent({ base: '' })).toHaveProperty('parentGameId', null);
  });

  test('is not sent for a game that is not an expansion', () => {
    expect(sent({ base: '', isExpansion: false })).not.toHaveProperty('parentGameId');
  });

  test('must be one of the offered games', () => {
    const { error } = editForm(bases).safeParse({ ...fieldsOf(seafarers, catan), base: 'Catn' });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['base', 'Please choose one of your games, or leave this empty'],
    ]);
  });
});

describe('list, states and priority', () => {
  const owned = aGame({ states: ['for_trade'] });
  const wish = aGame({ isWishlist: true, states: ['preordered', 'want_to_play'], wishPriority: 2 });

  test('are not sent if they are unchanged', () => {
    for (const game of [owned, wish, aGame({ isUnowned: true, states: ['previously_owned'] })])
      for (const field of ['isUnowned', 'states', 'wishPriority'])
        expect(sent({ title: 'Azul 2' }, game, null)).not.toHaveProperty(field);
  });

  test('are sent if they changed', () => {
    expect(sent({ states: ['for_trade', 'want_to_play'] }, owned, null)).toMatchObject({
      states: ['for_trade', 'want_to_play'],
    });
    expect(sent({ wishPriority: '' }, wish, null)).toHaveProperty('wishPriority', null);
    expect(sent({ wishPriority: '5' }, wish, null)).toHaveProperty('wishPriority', 5);
  });

  test('a game that is no longer owned changes its states by the rules of the move', () => {
    expect(sent({ isUnowned: true }, owned, null)).toMatchObject({ isWishlist: false, isUnowned: true });
    expect(sent({ isUnowned: true }, owned, null)).not.toHaveProperty('states');
    expect(sent({ isUnowned: true, states: ['for_trade', 'want_to_play'] }, owned, null)).toHaveProperty('states', [
      'previously_owned',
      'want_to_play',
    ]);
  });

  test('a game is on one list only, and loses its priority when it leaves the wishlist', () => {
    const both = sent({ isUnowned: true, isWishlist: true }, owned, null);
    expect(both).toMatchObject({ isWishlist: true });
    expect(gameChanges.safeParse(both).success).toBe(true);
    expect(sent({ isWishlist: false, wishPriority: '1' }, wish, null)).not.toHaveProperty('wishPriority');
  });
});
