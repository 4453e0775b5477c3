import fc from 'fast-check';
import { CATEGORIES } from '#shared/enums.ts';
import { type CountedPlay, countGames, type DatedPlay, datePlays, playsOn } from '#shared/challenges/game-counts.ts';
import type { Played } from '#shared/challenges/goal.ts';
import { type ListedGame, shelfOf } from '#shared/challenges/shelf.ts';
import type { ChallengeRule } from '#shared/shapes/challenge-rule.ts';

/** A play as the rules of challenges read it. */
export interface LoggedDay extends CountedPlay {
  day: string;
}

/** Ids of games are places in it; the last three are no longer on any list. */
export const TITLES = [
  'Azul',
  'The Quest',
  'Ärger',
  '7 Wonders',
  'Brass',
  'A Feast',
  'Żaba',
  'Gloom',
  'Hive',
  'Q',
  'Ötzi',
  'Ark',
];
const ON_A_LIST = TITLES.length - 3;

const anyGame = fc.nat(TITLES.length - 1);
const anyDay = fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, '0')}`);

export const anyDays = fc.oneof(
  fc.constant({ startsOn: null, endsOn: null }),
  fc.tuple(anyDay, anyDay).map(([a, b]) => ({ startsOn: a < b ? a : b, endsOn: a < b ? b : a })),
);

/** A few games are played often. Plays are of a game, or of its title alone. */
export const anyPlay: fc.Arbitrary<LoggedDay> = fc
  .record({ game: fc.oneof(anyGame, fc.nat(2)), byTitle: fc.boolean(), day: anyDay, isIgnored: fc.boolean() })
  .map(({ game, byTitle, day, isIgnored }) => ({
    gameId: byTitle ? null : game,
    gameTitle: TITLES[game] ?? '',
    day,
    isIgnored,
  }));

/** Latest first. */
export const anyLog = fc
  .array(anyPlay, { maxLength: 60 })
  .map((plays) => plays.toSorted((a, b) => (a.day < b.day ? 1 : -1)));

export const anyGames: fc.Arbitrary<ListedGame[]> = fc.tuple(
  ...TITLES.slice(0, ON_A_LIST).map((title, id) =>
    fc.record({
      id: fc.constant(id),
      title: fc.constant(title),
      isWishlist: fc.boolean(),
      isUnowned: fc.constant(false),
      isExpansion: fc.boolean(),
      category: fc.constantFrom(...CATEGORIES.slice(0, 2)),
      tagIds: fc.subarray([1, 2]),
    }),
  ),
);

const anyGoal = fc.integer({ min: 1, max: 4 });

export const anyRule: fc.Arbitrary<ChallengeRule> = fc.oneof(
  fc.record({
    kind: fc.constant('ten_by_ten' as const),
    games: fc.option(
      fc
        .uniqueArray(anyGame, { minLength: 1, maxLength: 10 })
        .map((ids) => ids.map((gameId) => ({ gameId, title: TITLES[gameId] ?? '' }))),
    ),
  }),
  fc.record({ kind: fc.constant('different_games' as const), goal: fc.integer({ min: 1, max: 14 }) }),
  fc.record({ kind: fc.constant('alphabet' as const) }),
  fc.record({ kind: fc.constant('h_index' as const), goal: fc.option(anyGoal) }),
  fc.record({ kind: fc.constant('owned_games' as const) }),
  fc.record({ kind: fc.constant('tagged_games' as const), tagId: fc.constantFrom(1, 2, 3), plays: anyGoal }),
  fc.record({
    kind: fc.constant('category_games' as const),
    category: fc.constantFrom(...CATEGORIES.slice(0, 2)),
    plays: anyGoal,
  }),
);

/** What the rules read, of a log and games. */
export function playedOf(
  log: readonly LoggedDay[],
  games: readonly ListedGame[],
  days: { startsOn: string | null; endsOn: string | null },
): Played & { plays: readonly DatedPlay[] } {
  const { dated, gameOf } = datePlays(log, ({ day }) => day);
  const plays = playsOn(dated, days);
  return { plays, gameOf, counts: countGames(plays), shelf: shelfOf(games, gameOf) };
}
