import { expect, test } from 'vitest';
import { ALL_POOLED, filterPooled, nearestPooledText } from './pooled-filter.ts';

const game = (title: string, facts: object = {}) => ({
  title,
  players: '2-4',
  duration: '45',
  category: 'family' as const,
  difficulty: 'easy' as const,
  bestPlayers: null as string | null,
  owners: [0],
  ...facts,
});
const SHELF = [
  game('Azul'),
  game('Codenames', { players: '4-8', duration: '15', bestPlayers: '6,8', category: 'party' }),
  game('Heat', { players: '1-6', duration: '30-60', owners: [0, 1] }),
  game('Twilight Imperium', { players: '3-6', duration: '240-480', difficulty: 'expert', bestPlayers: '6' }),
];
const titles = (filter: object) => filterPooled(SHELF, { ...ALL_POOLED, ...filter }).map(({ title }) => title);

test('games for six under an hour, those best with six first', () => {
  expect(titles({ players: 6, minutes: 60 })).toEqual(['Codenames', 'Heat']);
  expect(titles({ players: 6, minutes: 45 })).toEqual(['Codenames']);
  expect(titles({ players: 6 })).toEqual(['Codenames', 'Twilight Imperium', 'Heat']);
});

test('a game matches from its minimum to its maximum number of players', () => {
  expect(titles({ players: 1 })).toEqual(['Heat']);
  expect(titles({ players: 2 })).toEqual(['Azul', 'Heat']);
  expect(titles({ players: 9 })).toEqual([]);
});

test('a game without a duration matches any time', () => {
  const games = [...SHELF, game('Tales', { duration: '?' })];
  expect(filterPooled(games, { ...ALL_POOLED, minutes: 10 }).map(({ title }) => title)).toEqual(['Tales']);
});

test('title, category and difficulty filter like in a collection', () => {
  expect(titles({ search: ' heat' })).toEqual(['Heat']);
  expect(titles({ category: 'party' })).toEqual(['Codenames']);
  expect(titles({ difficulty: 'expert' })).toEqual(['Twilight Imperium']);
  expect(titles({})).toHaveLength(4);
});

test('sorting by owners lists the game with the most owners first', () => {
  expect(titles({ sort: 'owners' })[0]).toBe('Heat');
  expect(titles({ sort: 'difficulty' }).at(-1)).toBe('Twilight Imperium');
});

test('an original title is found, and a list of the nearest names says that it is one', () => {
  const shelf = [game('Ticket to Ride', { originalName: 'Zug um Zug' }), game('Gloomhaven')];
  const found = (search: string) => {
    const filter = { ...ALL_POOLED, search };
    const shown = filterPooled(shelf, filter);
    return [shown.map(({ title }) => title), nearestPooledText(filter, shown)];
  };
  expect(found('zug um')).toEqual([['Ticket to Ride'], null]);
  expect(found('gloomhavn')).toEqual([['Gloomhaven'], "Nothing is called 'gloomhavn'; nearest:"]);
  expect(found('')).toEqual([['Gloomhaven', 'Ticket to Ride'].toReversed(), null]);
});
