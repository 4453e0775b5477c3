import { expect, test } from 'vitest';
import { MAX_PAD_PLAYERS } from '#shared/limits/limits.ts';
import { gameInAddress, gameToBegin, playersInAddress } from './game-in-address.ts';

const azul = { id: 7, title: 'Azul', bggId: 230_802, imageUrl: '/azul.webp', category: 'strategy' as const };

test('the address names a game of the owner, or any title', () => {
  expect(gameInAddress('?game=7', [azul])).toEqual({ id: 7, title: 'Azul' });
  expect(gameInAddress('?game=8', [azul])).toBeNull();
  expect(gameInAddress('?game=7', undefined)).toBeNull();
  expect(gameInAddress('?title=%20Hive%20', [azul])).toEqual({ id: null, title: 'Hive' });
  expect(gameInAddress('', [azul])).toBeNull();
});

test('a pad begins with what is known of its game', () => {
  expect(gameToBegin({ id: 7, title: 'Azul' }, [azul])).toEqual(azul);
  expect(gameToBegin({ id: null, title: 'Hive', bggId: 2655 }, [azul])).toEqual({
    id: null,
    title: 'Hive',
    bggId: 2655,
    imageUrl: null,
    category: 'family',
  });
  expect(gameToBegin({ id: null, title: 'Hive' }, undefined).bggId).toBeNull();
});

test('the address names players in playing order, each once and as many as a pad has', () => {
  expect(playersInAddress('?game=7&player=Maya%20L.&player=Ben&player=%20maya%20l.&player=')).toEqual([
    'Maya L.',
    'Ben',
  ]);
  expect(playersInAddress('?game=7')).toEqual([]);
  const many = Array.from({ length: 99 }, (_, place) => `player=${place}`);
  expect(playersInAddress(`?${many.join('&')}`)).toHaveLength(MAX_PAD_PLAYERS);
});
