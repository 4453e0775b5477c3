import { describe, expect, test } from 'vitest';
import { aPlay } from '#tests/support/a-play.ts';
import { rememberPlays } from './play-memory.ts';

describe('earlier plays offer', () => {
  test('people, most frequent first, as they were last spelt', () => {
    const plays = [{ players: ['Bea', 'ANA'] }, { players: ['Cem', 'ana '] }, { players: ['Ana'] }].map(aPlay);
    expect(rememberPlays(plays).names).toEqual(['ANA', 'Bea', 'Cem']);
  });

  test('whoever played last, in their order', () => {
    const plays = [aPlay({ players: ['Tom', 'Ana'] }), aPlay({ players: ['Bea'] })];
    expect(rememberPlays(plays).lastPlayers).toEqual(['Tom', 'Ana']);
  });

  test('places, most frequent first', () => {
    const plays = ['Club', 'Home', 'home', null].map((place) => aPlay({ place }));
    expect(rememberPlays(plays).places).toEqual(['Home', 'Club']);
  });

  test('nothing from lists that cannot be read', () => {
    const unreadable = { ...aPlay(), players: 'Ana' };
    expect(rememberPlays([unreadable, aPlay({ players: ['Bea'] })])).toMatchObject({
      names: ['Bea'],
      lastPlayers: ['Bea'],
    });
    expect(rememberPlays([])).toEqual({ names: [], places: [], lastPlayers: [] });
  });
});
