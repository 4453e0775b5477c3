import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aGame } from '#tests/support/rows/a-game.ts';
import {
  anyFilter,
  anyCollection,
  largeCollection,
  NOW,
  collectionOf,
  someFields,
} from '#tests/support/rows/any-filter.ts';
import type { CollectedGame } from '#shared/games/collected-game.ts';
import { FIELD_NAMES, fieldOf, filterCollection, NO_FILTER, type CollectionFilter } from './collection-filter.ts';
import type { Collection } from './filter-part.ts';
import { sortCollection, titleCollator, type CollectionSort } from '#shared/games/collection-sort.ts';
import { DIFFICULTIES } from '#shared/enums.ts';
import { countChoices } from './choice-counts.ts';

/** A naive implementation of the filter, without caching. */
function isWanted(
  game: CollectedGame,
  { games: all, mechanics, loans, acquired, now }: Collection,
  filter: CollectionFilter,
): boolean {
  const { players, playersBy, minutes, weight, restingMonths } = filter;
  const wanted = filter.search.trim().normalize('NFC').toUpperCase();
  const text = (of: string | null) => (of ?? '').normalize('NFC').toUpperCase();
  if (!text(game.title).includes(wanted) && !text(game.notes).includes(wanted)) return false;
  if (filter.category !== 'all' && filter.category !== game.category) return false;
  if (filter.difficulty !== 'all' && filter.difficulty !== game.difficulty) return false;
  if (filter.favoritesOnly && !game.isFavorite) return false;
  if (filter.unplayedOnly && game.timesPlayed > 0) return false;
  if (filter.expansions === 'hidden' && game.isExpansion) return false;
  if (filter.expansions === 'only' && !game.isExpansion) return false;
  if (weight !== null && (game.weight === null || game.weight > weight)) return false;
  if (filter.tags.length > 0 && !filter.tags.some((tag) => game.tagIds?.includes(tag))) return false;
  if (filter.states.length > 0 && !filter.states.some((state) => game.states?.includes(state))) return false;
  const priorities = filter.wishPriorities.map(Number);
  if (priorities.length > 0 && !(game.isWishlist && priorities.some((one) => one === game.wishPriority))) return false;
  if (filter.loans.length > 0 && !filter.loans.some((direction) => loans?.get(game.id) === direction)) return false;
  if (filter.rating !== null && game.rating < filter.rating) return false;
  if (filter.ageUpTo !== null && (game.minAge === 0 || game.minAge > filter.ageUpTo)) return false;
  if (filter.ageFrom !== null && game.minAge < filter.ageFrom) return false;
  const daysSince = (moment: Date | null) => (moment === null ? -1 : (now.getTime() - moment.getTime()) / 86_400_000);
  const days = daysSince(game.lastPlayed);
  if (restingMonths !== null) {
    const isNever = game.lastPlayed === null && game.timesPlayed === 0 && !game.isWishlist && !game.isUnowned;
    const rested = isNever ? daysSince(acquired?.get(game.id) ?? game.createdAt) : days;
    if (rested < restingMonths * 30.4375) return false;
  }
  if (filter.lastPlayed !== 'any') {
    if (game.timesPlayed === 0) return false;
    const [from, before] = filter.lastPlayed.split('-').map((months) => Number(months || Infinity) * 30.4375);
    if (filter.lastPlayed === 'unknown' ? game.lastPlayed !== null : game.lastPlayed === null) return false;
    if (filter.lastPlayed !== 'unknown' && !(days < (before ?? 0) && (days >= (from ?? 0) || from === 0))) return false;
  }
  if (filter.gameIds.length > 0 && !filter.gameIds.includes(game.id)) return false;
  for (const name of filter.mechanics) if (!Array.from(mechanics?.get(game.id) ?? []).includes(name)) return false;
  const numbers = (of: string) => of.match(/\d+/g)?.map(Number) ?? [];
  if (minutes !== null && !(Math.max(...numbers(game.duration)) <= minutes && numbers(game.duration).length > 0))
    return false;
  if (players === null) return true;
  const tables = playersBy === 'fits' ? [] : numbers(game.bestPlayers ?? '');
  if (playersBy === 'recommended') tables.push(...numbers(game.recommendedPlayers ?? ''));
  if (playersBy !== 'fits') return tables.some((table) => (players === 8 ? table >= 8 : table === players));
  const own = numbers(game.players);
  const added = all.filter(
    (one) => one.isExpansion && !one.isWishlist && !one.isUnowned && one.parentGameId === game.id,
  );
  const range = own.length === 0 ? [] : [...own, ...added.flatMap((one) => numbers(one.players))];
  if (range.length === 0) return false;
  return Math.max(...range) >= players && (players === 8 || Math.min(...range) <= players);
}

const referenceFilter = (collection: Collection, filter: CollectionFilter) =>
  collection.games.filter((game) => isWanted(game, collection, filter));

describe('a filter', () => {
  test('matches exactly the games of the reference implementation, for any filter', () => {
    fc.assert(
      fc.property(anyCollection, fc.oneof(anyFilter, someFields), (collection, filter) => {
        expect(filterCollection(collection.games, filter, collection)).toEqual(referenceFilter(collection, filter));
      }),
      { numRuns: 400 },
    );
  });

  test('excludes games with unknown values', () => {
    const games = [aGame({ players: 'a few', duration: 'an evening', weight: null })];
    expect(filterCollection(games, { ...NO_FILTER, players: 3 })).toEqual([]);
    expect(filterCollection(games, { ...NO_FILTER, minutes: 120 })).toEqual([]);
    expect(filterCollection(games, { ...NO_FILTER, weight: 4 })).toEqual([]);
    expect(filterCollection(games, NO_FILTER)).toEqual(games);
  });

  test('compares the maximum duration: 40 to 70 minutes does not fit into 60', () => {
    const games = [aGame({ duration: '40-70' })];
    expect(filterCollection(games, { ...NO_FILTER, minutes: 60 })).toEqual([]);
    expect(filterCollection(games, { ...NO_FILTER, minutes: 90 })).toEqual(games);
  });

  test('counts the players that owned expansions add, but not wished ones', () => {
    const base = aGame({ id: 1, title: 'Pandemic', players: '2-4' });
    const added = aGame({ id: 2, title: 'On the Brink', players: '2-5', isExpansion: true, parentGameId: 1 });
    const five = { ...NO_FILTER, players: 5 } as const;
    expect(filterCollection([base, { ...added, isWishlist: true }], five)).toEqual([]);
    expect(filterCollection([base, added], five)).toEqual([base]);
  });

  describe('games not played for a year', () => {
    const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
    const never = { timesPlayed: 0, lastPlayed: null, createdAt: daysAgo(366) };
    const collection = collectionOf([
      { title: 'Long ago', timesPlayed: 3, lastPlayed: daysAgo(366) },
      { title: 'Lately', timesPlayed: 3, lastPlayed: daysAgo(364), createdAt: daysAgo(900) },
      { title: 'Nobody knows when', timesPlayed: 9, lastPlayed: null, createdAt: daysAgo(900) },
      { ...never, title: 'Never, long here' },
      { ...never, title: 'Never, new', createdAt: daysAgo(364) },
      { ...never, title: 'Never, bought long ago', createdAt: daysAgo(1), acquiredDaysAgo: 366 },
      { ...never, title: 'Never, bought lately', acquiredDaysAgo: 1 },
      { ...never, title: 'A wish', isWishlist: true },
      { ...never, title: 'Sold', isUnowned: true },
    ]);
    const found = (facts: Partial<Collection>) =>
      filterCollection(collection.games, { ...NO_FILTER, restingMonths: 12 }, { now: NOW, ...facts }).map(
        ({ title }) => title,
      );

    test('include a game that was never played if it has been owned for a year', () => {
      expect(found(collection)).toEqual(['Long ago', 'Never, long here', 'Never, bought long ago']);
    });

    test('use the day of adding until the acquisition dates are loaded', () => {
      expect(found({})).toEqual(['Long ago', 'Never, long here', 'Never, bought lately']);
    });
  });

  test('several mechanics must all match, and are ignored until mechanics are loaded', () => {
    const collection = collectionOf([{ mechanics: ['Race', 'Voting'] }, { mechanics: ['Race'] }, {}]);
    const both = { ...NO_FILTER, mechanics: ['Race', 'Voting'] };
    expect(filterCollection(collection.games, both, collection).map(({ id }) => id)).toEqual([0]);
    expect(filterCollection(collection.games, both, { now: NOW })).toHaveLength(3);
  });

  test('eight players means eight or more', () => {
    const games = [
      aGame({ id: 1, players: '4-10' }),
      aGame({ id: 2, players: '10-20' }),
      aGame({ id: 3, players: '7' }),
    ];
    expect(filterCollection(games, { ...NO_FILTER, players: 8 }).map(({ id }) => id)).toEqual([1, 2]);
  });
});

test('each choice has the number of remaining games, and the number of games with an unknown value', () => {
  fc.assert(
    fc.property(anyCollection, fc.oneof(anyFilter, someFields), (collection, filter) => {
      const { now, left, unknownCounts } = countChoices(collection.games, filter, collection);
      expect(now).toBe(filterCollection(collection.games, filter, collection).length);
      const without = (name: 'weight' | 'minutes') =>
        filterCollection(collection.games, { ...filter, [name]: null }, collection);
      expect(unknownCounts.weight).toBe(without('weight').filter(({ weight }) => weight === null).length);
      expect(unknownCounts.minutes).toBe(without('minutes').filter(({ duration }) => !/\d/.test(duration)).length);
      for (const name of FIELD_NAMES)
        for (const { choice, count } of left[name]) {
          const counted = { ...filter, [name]: fieldOf(name).counted(filter[name], choice) };
          expect([name, choice, count]).toEqual([
            name,
            choice,
            filterCollection(collection.games, counted, collection).length,
          ]);
        }
    }),
    { numRuns: 200 },
  );
});

/** A naive implementation of some orders: by a number, unknown ones last, equals by title. */
function referenceSort(
  games: readonly CollectedGame[],
  numberOf: (game: CollectedGame) => number | null,
  sign: number,
) {
  const byTitle = games.toSorted((a, b) => COLLATOR.compare(a.title, b.title));
  return byTitle.sort((a, b) => {
    const [one, other] = [numberOf(a), numberOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}

const COLLATOR = titleCollator('en');
const COSTS = new Map(Array.from({ length: 700 }, (_, index) => [index * 3, (index * 7) % 40]));
const NUMBERS: Partial<Record<CollectionSort, (game: CollectedGame) => number | null>> = {
  rating: ({ rating }) => (rating > 0 ? rating : null),
  timesPlayed: ({ timesPlayed }) => timesPlayed,
  lastPlayed: ({ lastPlayed }) => (lastPlayed ? lastPlayed.getTime() : null),
  weight: ({ weight }) => weight,
  costPerPlay: ({ id }) => COSTS.get(id) ?? null,
  difficulty: ({ difficulty }) => DIFFICULTIES.indexOf(difficulty),
};

describe('with 2,000 games', () => {
  const collection = largeCollection(2_000);
  const ids = (games: readonly CollectedGame[]) => games.map(({ id }) => id);

  test('each single choice matches the reference implementation', () => {
    for (const name of FIELD_NAMES)
      for (const choice of fieldOf(name).choices(collection)) {
        const filter = { ...NO_FILTER, expansions: 'shown', [name]: fieldOf(name).counted(NO_FILTER[name], choice) };
        const found = filterCollection(collection.games, filter as CollectionFilter, collection);
        expect([name, choice, ids(found)]).toEqual([
          name,
          choice,
          ids(referenceFilter(collection, filter as CollectionFilter)),
        ]);
      }
  });

  test('random combinations match the reference implementation, and so do their counts', () => {
    fc.assert(
      fc.property(someFields, (filter) => {
        const plain = ids(referenceFilter(collection, filter));
        expect(ids(filterCollection(collection.games, filter, collection))).toEqual(plain);
        expect(countChoices(collection.games, filter, collection).now).toBe(plain.length);
      }),
      { numRuns: 50 },
    );
  });

  test('random combinations are sorted like the reference implementation, in both directions', () => {
    const anySort = fc.constantFrom(...(Object.keys(NUMBERS) as CollectionSort[]));
    fc.assert(
      fc.property(someFields, anySort, fc.boolean(), (filter, sort, isReversed) => {
        const numberOf = NUMBERS[sort] ?? (() => null);
        const sign = (sort === 'weight' || sort === 'costPerPlay' || sort === 'difficulty') === isReversed ? -1 : 1;
        const sorted = sortCollection(collection.games, { sort, isReversed }, { costs: COSTS }, COLLATOR);
        const listed = filterCollection(sorted, filter, collection);
        expect(ids(listed)).toEqual(ids(referenceSort(referenceFilter(collection, filter), numberOf, sign)));
      }),
      { numRuns: 50 },
    );
  });
});

test('the filter for loans excludes nothing until loans are loaded', () => {
  const collection = collectionOf([{ loan: 'lent' }, { loan: 'borrowed' }, {}]);
  const lent: CollectionFilter = { ...NO_FILTER, loans: ['lent'] };
  expect(filterCollection(collection.games, lent, collection).map(({ id }) => id)).toEqual([0]);
  expect(filterCollection(collection.games, lent, { now: NOW })).toHaveLength(3);
});

test('only wishes have a priority, and only existing priorities are offered', () => {
  const { games } = collectionOf([
    { isWishlist: true, wishPriority: 2 },
    { isWishlist: false, wishPriority: 1 },
    { isWishlist: true, wishPriority: null },
  ]);
  const field = fieldOf('wishPriorities');
  expect(field.choices({ games, now: NOW })).toEqual([2]);
  expect(field.read('2-1-6-1')).toEqual([1, 2]);
  expect(field.words([1, 2])).toBe('must have or love to have');
  expect(filterCollection(games, { ...NO_FILTER, wishPriorities: [1, 2] }).map(({ id }) => id)).toEqual([0]);
});

test('the texts of each game are parsed once, independent of the number of choices', () => {
  let reads = 0;
  const games = Array.from({ length: 50 }, (_, id) =>
    Object.defineProperty(aGame({ id }), 'duration', {
      get: () => {
        reads += 1;
        return '45';
      },
    }),
  );
  countChoices(games, { ...NO_FILTER, minutes: 60 }, { now: NOW });
  countChoices(games.toReversed(), { ...NO_FILTER, minutes: 20 }, { now: NOW });
  expect(reads).toBe(50);
});
