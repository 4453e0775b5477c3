import { describe, expect, test } from 'vitest';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { suggestionsFromPlays } from './play-suggestions.ts';

describe('earlier plays suggest', () => {
  test('people, most frequent first, in their latest spelling', () => {
    const plays = [{ players: ['Bea', 'ANA'] }, { players: ['Cem', 'ana '] }, { players: ['Ana'] }].map(aPlay);
    expect(suggestionsFromPlays(plays).names).toEqual(['ANA', 'Bea', 'Cem']);
  });

  test('people under the names that they have now, each once, whatever spellings were written', () => {
    const people = [
      { id: 1, name: 'Beatriz', spellings: ['bea', 'beatriz'] },
      { id: 2, name: 'Ana', spellings: ['ana', 'anna'] },
    ];
    const plays = [{ players: ['Bea', 'Anna'] }, { players: ['ANA', 'Cem'] }, { players: ['Beatriz', 'Anna', 'Ana'] }];
    const { names, lastPlayers } = suggestionsFromPlays(plays.map(aPlay), people);
    expect([names, lastPlayers]).toEqual([
      ['Ana', 'Beatriz', 'Cem'],
      ['Beatriz', 'Ana'],
    ]);
    expect(suggestionsFromPlays([aPlay({ players: ['Anna', 'Ana'] })], people).lastPlayers).toEqual(['Ana']);
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
