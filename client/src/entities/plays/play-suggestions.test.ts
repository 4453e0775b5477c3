import { describe, expect, test } from 'vitest';
import { aPlay } from '#tests/support/a-play.ts';
import { suggestionsFromPlays } from './play-suggestions.ts';

describe('earlier plays suggest', () => {
  test('people, most frequent first, in their latest spelling', () => {
    const plays = [{ players: ['Bea', 'ANA'] }, { players: ['Cem', 'ana '] }, { players: ['Ana'] }].map(aPlay);
    expect(suggestionsFromPlays(plays).names).toEqual(['ANA', 'Bea', 'Cem']);
  });

  test('the players of the last play, in order', () => {
    const plays = [aPlay({ players: ['Tom', 'Ana'] }), aPlay({ players: ['Bea'] })];
    expect(suggestionsFromPlays(plays).lastPlayers).toEqual(['Tom', 'Ana']);
  });

  test('places, most frequent first', () => {
    const plays = ['Club', 'Home', 'home', null].map((place) => aPlay({ place }));
    expect(suggestionsFromPlays(plays).places).toEqual(['Home', 'Club']);
  });

  test('nothing if lists cannot be parsed', () => {
    const unreadable = { ...aPlay(), players: 'Ana' };
    expect(suggestionsFromPlays([unreadable, aPlay({ players: ['Bea'] })])).toMatchObject({
      names: ['Bea'],
      lastPlayers: ['Bea'],
    });
    expect(suggestionsFromPlays([])).toEqual({ names: [], places: [], lastPlayers: [] });
  });
});
