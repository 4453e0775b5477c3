import fc from 'fast-check';
import { CATEGORIES, DIFFICULTIES, GAME_STATES, LOAN_DIRECTIONS, type LoanDirection } from '#shared/enums.ts';
import {
  FIELD_NAMES,
  fieldOf,
  NO_FILTER,
  type CollectionFilter,
  type FieldName,
} from '#client/games/filters/collection-filter.ts';
import type { Collection } from '#client/games/filters/filter-part.ts';
import { aGame } from './a-game.ts';

/** The present moment of generated shelves. */
export const NOW = new Date('2026-06-01T12:00:00Z');
export const MECHANICS = ['Hand Management', 'Race', 'Voting'] as const;

const counts = fc.constantFrom(null, '2', '3,4', '5,6', '8,9');
const DAYS_AGO = [-1, 0, 80, 100, 200, 364, 366, 600, 800, 1_200];

/** A game with texts and numbers that filters find hard; ids up to 8 are base games of some. */
export const anyCollectionGame = fc.record({
  title: fc.constantFrom('Azul', 'Brass', 'Écarté', 'Go'),
  notes: fc.constantFrom(null, 'a long go', 'azulejos'),
  players: fc.constantFrom('2-4', '1', '3-5', '2 to 6', '4-10', 'a few', ''),
  duration: fc.constantFrom('20', '30-60', '45 min', '120', 'an evening', ''),
  category: fc.constantFrom(...CATEGORIES.slice(0, 3)),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  minAge: fc.constantFrom(0, 4, 8, 10, 14, 18),
  rating: fc.nat(10).map((halves) => halves / 2),
  timesPlayed: fc.nat(2),
  tagIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
  states: fc.subarray([...GAME_STATES], { maxLength: 2 }),
  wishPriority: fc.option(fc.integer({ min: 1, max: 5 })),
  lastPlayed: fc.option(fc.constantFrom(...DAYS_AGO).map((days) => new Date(NOW.getTime() - days * 86_400_000))),
  createdAt: fc.constantFrom(...DAYS_AGO).map((days) => new Date(NOW.getTime() - days * 86_400_000)),
  isFavorite: fc.boolean(),
  isExpansion: fc.boolean(),
  isWishlist: fc.boolean(),
  isUnowned: fc.boolean(),
  parentGameId: fc.option(fc.nat(8)),
  bestPlayers: counts,
  recommendedPlayers: counts,
  weight: fc.option(fc.integer({ min: 2, max: 10 }).map((halves) => halves / 2)),
});

/** Games with the mechanics, loans and days of acquisition of some of them. */
export const collectionOf = (
  fields: readonly (Partial<ReturnType<typeof aGame>> & {
    mechanics?: readonly string[];
    loan?: LoanDirection | null;
    acquiredDaysAgo?: number | null;
  })[],
): Collection => ({
  games: fields.map(({ mechanics: _mechanics, loan: _loan, acquiredDaysAgo: _days, ...game }, id) =>
    aGame({ ...game, id }),
  ),
  mechanics: new Map(fields.flatMap(({ mechanics }, id) => (mechanics ? [[id, new Set(mechanics)] as const] : []))),
  loans: new Map(fields.flatMap(({ loan }, id) => (loan ? [[id, loan] as const] : []))),
  acquired: new Map(
    fields.flatMap(({ acquiredDaysAgo: days }, id) =>
      typeof days === 'number' ? [[id, new Date(NOW.getTime() - days * 86_400_000)] as const] : [],
    ),
  ),
  now: NOW,
});

const anyFields = fc
  .tuple(
    anyCollectionGame,
    fc.option(fc.subarray([...MECHANICS]), { nil: undefined }),
    fc.option(fc.constantFrom(...LOAN_DIRECTIONS)),
    fc.option(fc.constantFrom(...DAYS_AGO)),
  )
  .map(([game, mechanics, loan, acquiredDaysAgo]) => ({
    ...game,
    loan,
    acquiredDaysAgo,
    ...(mechanics ? { mechanics } : {}),
  }));

/** A collection of up to 30 games. */
export const anyCollection = fc.array(anyFields, { maxLength: 30 }).map(collectionOf);

/** A deterministic collection with this number of games. */
export const largeCollection = (games: number): Collection =>
  collectionOf(fc.sample(anyFields, { numRuns: games, seed: 1 }));

const ALL: Collection = {
  games: [1, 2, 3, 4, 5].map((id) =>
    aGame({ id, tagIds: [1, 2, 3], states: [...GAME_STATES], isWishlist: true, wishPriority: id }),
  ),
  mechanics: new Map([[1, new Set(MECHANICS)]]),
  loans: new Map(LOAN_DIRECTIONS.map((direction, index) => [index + 1, direction])),
  now: NOW,
};

/** Some value of a setting: none, a choice, or two of its choices pressed one after the other. */
const anyValue = (name: FieldName) => {
  const field = fieldOf(name);
  if (name === 'gameIds')
    return fc.oneof(
      fc.constant([]),
      fc.uniqueArray(fc.integer({ min: 1, max: 30 })).map((ids) => ids.toSorted((a, b) => a - b)),
    );
  if (name === 'search') return fc.constantFrom('', '', ' GO ', 'zul', 'nothing');
  return fc
    .array(fc.constantFrom(...field.choices(ALL)), { maxLength: 2 })
    .map((pressed) => pressed.reduce((value: unknown, choice) => field.press(value, choice), field.none));
};

/** Any values of all settings together. */
export const anyFilter = fc
  .tuple(...FIELD_NAMES.map(anyValue))
  .map((values) => Object.fromEntries(FIELD_NAMES.map((name, at) => [name, values[at]])) as CollectionFilter);

/** A filter with at most three settings that are not as after Clear. */
export const someFields = fc
  .tuple(anyFilter, fc.subarray([...FIELD_NAMES], { maxLength: 3 }))
  .map(([filter, names]): CollectionFilter => ({
    ...NO_FILTER,
    ...Object.fromEntries(names.map((name) => [name, filter[name]])),
  }));
