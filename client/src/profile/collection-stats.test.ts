import { expect, test } from 'vitest';
import type { Game } from '#shared/games/games-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { collectionStats } from './collection-stats.ts';

const game = (title: string, facts: Partial<Game> = {}): Game => aGame({ title, ...facts });

test('an empty collection has zero in every count', () => {
  const none = { owned: 0, wishlisted: 0, favorites: 0, gamesPlayed: 0, mostPlayed: null };
  expect(collectionStats([])).toEqual(none);
});

test('expansions are not counted as games', () => {
  const stats = collectionStats([
    game('Base', { timesPlayed: 2 }),
    game('More', { isExpansion: true, timesPlayed: 9 }),
  ]);
  expect(stats).toMatchObject({ owned: 1, mostPlayed: { title: 'Base' } });
});

test('owned, wished, favourite and played games are counted separately', () => {
  const stats = collectionStats([
    game('Azul', { timesPlayed: 3, isFavorite: true }),
    game('Root', { isWishlist: true }),
    game('Catan', { timesPlayed: 5 }),
    game('Unplayed'),
  ]);
  expect(stats).toMatchObject({ owned: 3, wishlisted: 1, favorites: 1, gamesPlayed: 2 });
});

test('in a tie the first game is the most played one', () => {
  const stats = collectionStats([game('Azul', { timesPlayed: 5 }), game('Catan', { timesPlayed: 5 })]);
  expect(stats.mostPlayed?.title).toBe('Azul');
});

test('without plays there is no most played game', () => {
  expect(collectionStats([game('Azul')]).mostPlayed).toBeNull();
});
