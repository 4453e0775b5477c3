import fc from 'fast-check';
import { CATEGORIES, DIFFICULTIES } from '#shared/enums.ts';
import { DURATION_CHOICES, MOODS, PLAYER_CHOICES, type PickerFilters } from '#shared/magic-picker/picker-filters.ts';
import type { PickerGame } from '#shared/magic-picker/picker-game.ts';

/** A game for the picker, with overrides; by default it gets points for its time only. */
export const aPickerGame = (facts: Partial<PickerGame> = {}): PickerGame => ({
  id: 1,
  players: '2-4',
  duration: '60',
  category: 'strategy',
  difficulty: 'medium',
  rating: 0,
  timesPlayed: 1,
  lastPlayed: null,
  bestPlayers: null,
  recommendedPlayers: null,
  weight: null,
  mechanics: [],
  ...facts,
});

/** The time of picks in tests. */
export const NOW = new Date('2026-06-15T19:00:00Z');

export const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);

const anyCounts = fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 4 }).map((c) => c.join(',')));

const anyGame: fc.Arbitrary<Omit<PickerGame, 'id'>> = fc.record({
  players: fc.oneof(
    fc.integer({ min: 1, max: 8 }).map(String),
    fc.tuple(fc.integer({ min: 1, max: 6 }), fc.nat(6)).map(([min, more]) => `${min}-${min + more}`),
    fc.constant('a crowd'),
  ),
  duration: fc.oneof(fc.integer({ min: 5, max: 300 }).map(String), fc.constantFrom('30-60', '45 min', 'a while')),
  category: fc.constantFrom(...CATEGORIES),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  rating: fc.integer({ min: 0, max: 10 }).map((halves) => halves / 2),
  timesPlayed: fc.nat(30),
  lastPlayed: fc.option(fc.nat(200).map(daysAgo)),
  bestPlayers: anyCounts,
  recommendedPlayers: anyCounts,
  weight: fc.option(fc.double({ min: 1, max: 5, noNaN: true })),
  nextPlay: fc.option(
    fc.constant({ name: 'Mine', rule: { kind: 'alphabet' as const }, done: 3, of: 26, letter: 'A' }),
    { freq: 1 },
  ),
  mechanics: fc.subarray(['Cooperative Game', 'Voting', 'Take That', 'Race', 'Dice Rolling']),
});

/** Any collection with distinct ids. */
export const anyCollection: fc.Arbitrary<PickerGame[]> = fc
  .array(anyGame, { maxLength: 25 })
  .map((games) => games.map((game, at) => ({ ...game, id: at + 1 })));

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { freq: 2 });

export const anyFilters: fc.Arbitrary<PickerFilters> = fc.record({
  players: maybe(PLAYER_CHOICES),
  duration: maybe(DURATION_CHOICES),
  category: maybe(CATEGORIES),
  difficulty: maybe(DIFFICULTIES),
  mood: maybe(MOODS),
  excludeRecent: fc.boolean(),
  forChallenge: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
});
