import { describe, expect, test } from 'vitest';
import { aPlay } from '#tests/support/a-play.ts';
import { lastWay, rememberPlays } from './play-memory.ts';

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

describe('a game remembers its last way', () => {
  const plays = [
    aPlay({ gameId: 1, gameTitle: 'Azul', outcome: 'lowest' }),
    aPlay({ gameId: 1, gameTitle: 'Azul', outcome: 'teams' }),
    aPlay({ gameTitle: 'Hive ', outcome: 'ranking' }),
  ];

  test.each([
    [{ id: 1, title: 'Azul, renamed' }, 'lowest'],
    [{ id: null, title: 'hive' }, 'ranking'],
    [{ id: 7, title: 'Hive' }, 'ranking'],
    [{ id: 8, title: 'Calico' }, 'highest'],
  ])('%j: %s', (game, way) => {
    expect(lastWay(plays, game)).toBe(way);
  });
});
