import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPlay, anyPlays, type PlayFacts } from '#tests/support/rows/a-play.ts';
import { readLog } from './play-log.ts';
import { filterPlays, placeKey, type PlayFilter } from './play-search.ts';

const NOW = new Date(2026, 10, 21);
const PEOPLE = [{ id: 7, name: 'Ana', spellings: ['ana', 'anna'] }];
const ALL: PlayFilter = { search: '', game: null, person: null, period: 'all', place: null };
const finds = (play: PlayFacts, filter: Partial<PlayFilter>) =>
  filterPlays(readLog([aPlay(play)], PEOPLE), { ...ALL, ...filter }, NOW).length === 1;

describe('plays match', () => {
  test.each<[string, PlayFacts, Partial<PlayFilter>]>([
    ['by a title', { gameTitle: 'Azul' }, { search: ' azU ' }],
    ['by a name as written', { players: ['Anna'] }, { search: 'anna' }],
    ['by a name as shown', { players: ['Anna'] }, { search: 'Ana' }],
    ['by notes', { notes: 'Rain on lap three' }, { search: 'LAP' }],
    ['by an expansion', { expansions: ['Oceania'] }, { search: 'ocean' }],
    ['by a person of any spelling', { players: ['anna'] }, { person: 'p7' }],
    ['by a place in any case', { place: ' Home' }, { place: 'home' }],
    ['by a place with other white space', { place: 'Board   Club ' }, { place: placeKey('board club') }],
    ['by a game', { gameId: 3 }, { game: 'g3' }],
    ['by one of those at the table', { players: ['Tom', 'anna', 'Bo'] }, { person: 'p7' }],
  ])('%s', (_what, play, filter) => expect(finds(play, filter)).toBe(true));

  test.each<[string, PlayFacts, Partial<PlayFilter>]>([
    ['of another game', { gameId: 3 }, { game: 'g4' }],
    ['of another person', { players: ['Tom'] }, { person: 'p7' }],
    ['of another year', { playedAt: new Date(2025, 11, 31, 23) }, { period: 'year' }],
    ['without a place', {}, { place: 'home' }],
    ['at another place', { place: 'Club' }, { place: 'home' }],
    ['at a place of one word', { place: 'Boardclub' }, { place: placeKey('board club') }],
    ['with the search text split over two names', { players: ['Ana', 'Tom'] }, { search: 'anatom' }],
    ['of other words', { notes: 'Rain' }, { search: 'sun' }],
  ])('but not %s', (_what, play, filter) => expect(finds(play, filter)).toBe(false));

  test('each further condition only removes plays and keeps the order', () => {
    const condition = fc.record<Partial<PlayFilter>>(
      {
        search: fc.constantFrom('', 'a', 'tom'),
        game: fc.constantFrom(null, 'g1', 'thive'),
        person: fc.constantFrom(null, 'p7'),
        place: fc.constantFrom(null, placeKey(' Home ')),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyPlays, condition, condition, (plays, first, second) => {
        const log = readLog(plays, PEOPLE);
        const some = filterPlays(log, { ...ALL, ...first }, NOW);
        const both = filterPlays(some, { ...ALL, ...second }, NOW);
        expect(both).toEqual(some.filter((play) => both.includes(play)));
      }),
    );
  });
});
