import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aGame } from '#tests/support/a-game.ts';
import { CATEGORIES, DIFFICULTIES } from '#shared/enums.ts';
import {
  filterCollection,
  NO_FILTER,
  type CollectedGame,
  type CollectionFilter,
} from '#shared/rules/games/collection-filter.ts';
import { countChoices, FILTER_CHOICES } from './filter-choices.ts';

/** A naive implementation of the filter, without caching. */
function isWanted(game: CollectedGame, all: readonly CollectedGame[], filter: CollectionFilter): boolean {
  const { players, playersBy, minutes, weight } = filter;
  const wanted = filter.search.trim().normalize('NFC').toUpperCase();
  const text = (of: string | null) => (of ?? '').normalize('NFC').toUpperCase();
  if (!text(game.title).includes(wanted) && !text(game.notes).includes(wanted)) return false;
  if (filter.category !== 'all' && filter.category !== game.category) return false;
  if (filter.difficulty !== 'all' && filter.difficulty !== game.difficulty) return false;
  if (filter.favoritesOnly && !game.isFavorite) return false;
  if (filter.unplayedOnly && game.timesPlayed > 0) return false;
  if (filter.tags.length > 0 && !filter.tags.some((tag) => game.tagIds?.includes(tag))) return false;
  if (filter.expansions === 'hidden' && game.isExpansion) return false;
  if (filter.expansions === 'only' && !game.isExpansion) return false;
  if (weight !== null && (game.weight === null || game.weight > weight)) return false;
  const numbers = (of: string) => of.match(/\d+/g)?.map(Number) ?? [];
  if (minutes !== null && !(Math.max(...numbers(game.duration)) <= minutes && numbers(game.duration).length > 0))
    return false;
  if (players === null) return true;
  const tables = playersBy === 'fits' ? [] : numbers(game.bestPlayers ?? '');
  if (playersBy === 'recommended') tables.push(...numbers(game.recommendedPlayers ?? ''));
  if (playersBy !== 'fits') return tables.some((table) => (players === 8 ? table >= 8 : table === players));
  const own = numbers(game.players);
  const added = all.filter((one) => one.isExpansion && !one.isWishlist && one.parentGameId === game.id);
  const range = own.length === 0 ? [] : [...own, ...added.flatMap((one) => numbers(one.players))];
  if (range.length === 0) return false;
  return Math.max(...range) >= players && (players === 8 || Math.min(...range) <= players);
}

const table = fc.constantFrom('2-4', '1', '3-5', '2 to 6', '4-10', 'a few', '');
const counts = fc.constantFrom(null, '2', '3,4', '5,6', '8,9');
const shelf: fc.Arbitrary<CollectedGame[]> = fc
  .array(
    fc.record({
      title: fc.constantFrom('Azul', 'Brass', 'Écarté', 'Go'),
      notes: fc.constantFrom(null, 'a long go', 'azulejos'),
      players: table,
      duration: fc.constantFrom('20', '30-60', '45 min', '120', 'an evening', ''),
      category: fc.constantFrom(...CATEGORIES.slice(0, 3)),
      difficulty: fc.constantFrom(...DIFFICULTIES),
      timesPlayed: fc.nat(2),
      tagIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
      isFavorite: fc.boolean(),
      isExpansion: fc.boolean(),
      isWishlist: fc.boolean(),
      parentGameId: fc.option(fc.nat(8)),
      bestPlayers: counts,
      recommendedPlayers: counts,
      weight: fc.option(fc.integer({ min: 2, max: 10 }).map((halves) => halves / 2)),
    }),
    { maxLength: 30 },
  )
  .map((games) => games.map((fields, id) => aGame({ ...fields, id })));
const anyFilter: fc.Arbitrary<CollectionFilter> = fc.record({
  search: fc.constantFrom('', '', ' GO ', 'zul', 'nothing'),
  category: fc.constantFrom('all' as const, ...CATEGORIES.slice(0, 3)),
  difficulty: fc.constantFrom(...FILTER_CHOICES.difficulty),
  favoritesOnly: fc.boolean(),
  unplayedOnly: fc.boolean(),
  tags: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }),
  expansions: fc.constantFrom(...FILTER_CHOICES.expansions),
  players: fc.constantFrom(...FILTER_CHOICES.players),
  playersBy: fc.constantFrom(...FILTER_CHOICES.playersBy),
  minutes: fc.constantFrom(...FILTER_CHOICES.minutes),
  weight: fc.constantFrom(...FILTER_CHOICES.weight),
});
const someFields = fc
  .tuple(anyFilter, fc.subarray(Object.keys(NO_FILTER) as (keyof CollectionFilter)[], { maxLength: 3 }))
  .map(([filter, fields]) => ({ ...NO_FILTER, ...Object.fromEntries(fields.map((field) => [field, filter[field]])) }));

describe('a filter', () => {
  test('refuses what a plain reading of it refuses, and admits all else, alone and with others', () => {
    fc.assert(
      fc.property(shelf, fc.oneof(anyFilter, someFields), (games, filter) => {
        expect(filterCollection(games, filter)).toEqual(games.filter((game) => isWanted(game, games, filter)));
      }),
      { numRuns: 400 },
    );
  });

  test('what nobody knows of a game is not taken to fit', () => {
    const games = [aGame({ players: 'a few', duration: 'an evening', weight: null })];
    expect(filterCollection(games, { ...NO_FILTER, players: 3 })).toEqual([]);
    expect(filterCollection(games, { ...NO_FILTER, minutes: 120 })).toEqual([]);
    expect(filterCollection(games, { ...NO_FILTER, weight: 4 })).toEqual([]);
    expect(filterCollection(games, NO_FILTER)).toEqual(games);
  });

  test('a game of 40 to 70 minutes does not fit into an hour', () => {
    const games = [aGame({ duration: '40-70' })];
    expect(filterCollection(games, { ...NO_FILTER, minutes: 60 })).toEqual([]);
    expect(filterCollection(games, { ...NO_FILTER, minutes: 90 })).toEqual(games);
  });

  test('an expansion that is owned seats a fifth; one that is wished for does not', () => {
    const base = aGame({ id: 1, title: 'Pandemic', players: '2-4' });
    const added = aGame({ id: 2, title: 'On the Brink', players: '2-5', isExpansion: true, parentGameId: 1 });
    const five = { ...NO_FILTER, players: 5 } as const;
    expect(filterCollection([base, { ...added, isWishlist: true }], five)).toEqual([]);
    expect(filterCollection([base, added], five)).toEqual([base]);
  });

  test('eight stands for eight and more', () => {
    const games = [
      aGame({ id: 1, players: '4-10' }),
      aGame({ id: 2, players: '10-20' }),
      aGame({ id: 3, players: '7' }),
    ];
    expect(filterCollection(games, { ...NO_FILTER, players: 8 }).map(({ id }) => id)).toEqual([1, 2]);
  });
});

test('each choice tells how many games it leaves', () => {
  fc.assert(
    fc.property(shelf, fc.oneof(anyFilter, someFields), (games, filter) => {
      const { now, left } = countChoices(games, filter);
      expect(now).toBe(filterCollection(games, filter).length);
      for (const field of Object.keys(FILTER_CHOICES) as (keyof typeof FILTER_CHOICES)[])
        expect(left[field]).toEqual(
          FILTER_CHOICES[field].map((value) => filterCollection(games, { ...filter, [field]: value }).length),
        );
    }),
    { numRuns: 200 },
  );
});

test('the texts of a game are read once, however many choices there are', () => {
  let reads = 0;
  const games = Array.from({ length: 50 }, (_, id) =>
    Object.defineProperty(aGame({ id }), 'duration', {
      get: () => {
        reads += 1;
        return '45';
      },
    }),
  );
  countChoices(games, { ...NO_FILTER, minutes: 60 });
  countChoices(games.toReversed(), { ...NO_FILTER, minutes: 20 });
  expect(reads).toBe(50);
});
