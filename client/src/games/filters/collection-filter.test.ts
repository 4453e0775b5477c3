import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game } from '#shared/games/games-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { CATEGORIES, CATEGORY_LABELS, DIFFICULTIES } from '#shared/enums.ts';
import { COLLECTION_SORTS, sortCollection, titleCollator } from '#shared/games/collection-sort.ts';
import { filterCollection, NO_FILTER, type CollectionFilter } from './collection-filter.ts';
import { type CollectedGame } from '#shared/games/collected-game.ts';

const everything: CollectionFilter = { ...NO_FILTER, expansions: 'shown' };

const game = (fields: Partial<Game> = {}): CollectedGame =>
  aGame({ category: 'family', difficulty: 'medium', ...fields });

const anyGame: fc.Arbitrary<CollectedGame> = fc
  .record({
    title: fc.string({ minLength: 1, unit: 'grapheme' }),
    notes: fc.option(fc.string({ unit: 'grapheme' })),
    category: fc.constantFrom(...CATEGORIES),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    rating: fc.integer({ min: 0, max: 10 }).map((halves) => halves / 2),
    timesPlayed: fc.nat(200),
    lastPlayed: fc.option(fc.date({ noInvalidDate: true })),
    isFavorite: fc.boolean(),
    isExpansion: fc.boolean(),
    players: fc.constantFrom('2-4', '1-5', '4', 'a few'),
    duration: fc.constantFrom('20', '30-60', 'an evening'),
    weight: fc.option(fc.integer({ min: 2, max: 10 }).map((halves) => halves / 2)),
    createdAt: fc.date({ noInvalidDate: true }),
    id: fc.nat(40),
  })
  .map(game);
const anyGames = fc.uniqueArray(anyGame, { maxLength: 30, selector: ({ id }) => id });

const titles = (games: readonly CollectedGame[]) => games.map(({ title }) => title);
const collator = titleCollator('en');

describe('filtering a collection', () => {
  const collection = [
    game({ title: 'Azul', category: 'abstract', difficulty: 'easy', isFavorite: true }),
    game({ title: 'Brass', category: 'euro', difficulty: 'expert', notes: 'Needs a LONG evening' }),
    game({ title: 'Seafarers', category: 'family', isExpansion: true }),
  ];
  const shown = (filter: Partial<CollectionFilter>) =>
    titles(filterCollection(collection, { ...everything, ...filter }));

  test('the search matches titles and notes in any case', () => {
    expect(shown({ search: 'aZU' })).toEqual(['Azul']);
    expect(shown({ search: ' long evening ' })).toEqual(['Brass']);
    expect(shown({ search: 'chess' })).toEqual([]);
    expect(filterCollection([game({ title: 'Οδυσσέας' })], { ...everything, search: 'ΟΔΥΣΣ' })).toHaveLength(1);
  });

  test('category, difficulty and favourites are separate filters', () => {
    expect(shown({ category: 'euro' })).toEqual(['Brass']);
    expect(shown({ difficulty: 'easy' })).toEqual(['Azul']);
    expect(shown({ favoritesOnly: true })).toEqual(['Azul']);
    expect(shown({ category: 'euro', favoritesOnly: true })).toEqual([]);
  });

  test('expansions are hidden, shown, or shown exclusively', () => {
    expect(shown({ expansions: 'hidden' })).toEqual(['Azul', 'Brass']);
    expect(shown({ expansions: 'shown' })).toEqual(['Azul', 'Brass', 'Seafarers']);
    expect(shown({ expansions: 'only' })).toEqual(['Seafarers']);
  });

  test('without a filter all games remain in order', () => {
    fc.assert(
      fc.property(anyGames, (games) => {
        expect(filterCollection(games, everything)).toEqual(games);
      }),
    );
  });

  test('any substring of a title finds its game', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), fc.nat(), (one, from, length) => {
        const letters = Array.from(one.title);
        const start = from % letters.length;
        const search = letters.slice(start, start + 1 + (length % letters.length)).join('');
        fc.pre(one.title.normalize('NFC').includes(search.normalize('NFC')));
        return filterCollection([one], { ...everything, search }).length === 1;
      }),
    );
  });

  test('a game is found by its original title too', () => {
    fc.assert(
      fc.property(anyGame, (one) => {
        const games = [{ ...one, title: '鐘の谷', originalName: 'Valley of the Bell' }];
        expect(filterCollection(games, { ...everything, search: 'valley of the bell' })).toEqual(games);
      }),
    );
  });

  test('hidden and exclusive expansions partition the collection', () => {
    fc.assert(
      fc.property(anyGames, (games) => {
        const hidden = filterCollection(games, { ...everything, expansions: 'hidden' });
        const only = filterCollection(games, { ...everything, expansions: 'only' });
        return hidden.length + only.length === games.length && hidden.every((one) => !only.includes(one));
      }),
    );
  });
});

describe('sorting a collection', () => {
  test('by title uses natural order with numbers and accents', () => {
    const collection = ['Zooloretto', 'écarté', '10 Days', 'Echo', '7 Wonders'].map((title) => game({ title }));
    expect(titles(sortCollection(collection, { sort: 'title' }, {}, collator))).toEqual([
      '7 Wonders',
      '10 Days',
      'écarté',
      'Echo',
      'Zooloretto',
    ]);
  });

  test('by last play lists the most recent first, and never played games last by title', () => {
    const collection = [
      game({ title: 'Never B' }),
      game({ title: 'Old', lastPlayed: new Date(2020, 1, 1) }),
      game({ title: 'Never A' }),
      game({ title: 'New', lastPlayed: new Date(2026, 1, 1) }),
    ];
    expect(titles(sortCollection(collection, { sort: 'lastPlayed' }, {}, collator))).toEqual([
      'New',
      'Old',
      'Never A',
      'Never B',
    ]);
  });

  const anyOrder = fc.record({ sort: fc.constantFrom(...COLLECTION_SORTS), isReversed: fc.boolean() });
  const costs = new Map(Array.from({ length: 20 }, (_, id) => [id, (id * 7) % 5]));

  test('keeps all games and does not modify the input', () => {
    fc.assert(
      fc.property(anyGames, anyOrder, (games, order) => {
        const before = [...games];
        const sorted = sortCollection(games, order, { costs }, collator);
        expect(games).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(games));
        expect(sorted).toHaveLength(games.length);
      }),
    );
  });

  const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
  /** Null where it is unknown. */
  const value: Record<(typeof COLLECTION_SORTS)[number], (one: CollectedGame) => number | string | null> = {
    title: () => 0,
    rating: (one) => (one.rating === 0 ? null : one.rating),
    timesPlayed: (one) => one.timesPlayed,
    lastPlayed: (one) => one.lastPlayed && one.lastPlayed.getTime(),
    added: (one) => one.createdAt && one.createdAt.getTime(),
    players: (one) => numbersIn(one.players).at(-1) ?? null,
    minutes: (one) => numbersIn(one.duration).at(-1) ?? null,
    weight: (one) => one.weight,
    costPerPlay: (one) => (one.id < 20 ? (one.id * 7) % 5 : null),
    category: (one) => CATEGORY_LABELS[one.category],
    difficulty: (one) => DIFFICULTIES.indexOf(one.difficulty),
  };
  const ASCENDING = new Set<string>(['title', 'minutes', 'weight', 'costPerPlay', 'category', 'difficulty']);

  test.each(COLLECTION_SORTS)('by %s works in both directions, with unknown values last and ties by title', (sort) => {
    fc.assert(
      fc.property(anyGames, fc.boolean(), (games, isReversed) => {
        const sorted = sortCollection(games, { sort, isReversed }, { costs }, collator);
        const sign = ASCENDING.has(sort) === isReversed ? -1 : 1;
        for (const [index, later] of sorted.entries()) {
          const earlier = sorted[index - 1];
          if (!earlier) continue;
          const [a, b] = [value[sort](earlier), value[sort](later)];
          if (a === b) {
            const titleSign = sort === 'title' ? sign : 1;
            if (sort !== 'players')
              expect(collator.compare(earlier.title, later.title) * titleSign).toBeLessThanOrEqual(0);
          } else if (a === null || b === null) expect(b).toBeNull();
          else expect(a < b).toBe(sign === 1);
        }
      }),
    );
  });

  test('by maximum players lists games with a lower minimum first in case of ties', () => {
    const collection = ['3-5', '2-5', '2-4'].map((players, id) => game({ id, title: players, players }));
    expect(titles(sortCollection(collection, { sort: 'players' }, {}, collator))).toEqual(['2-5', '3-5', '2-4']);
    expect(titles(sortCollection(collection, { sort: 'players', isReversed: true }, {}, collator))).toEqual([
      '2-4',
      '3-5',
      '2-5',
    ]);
  });
});
