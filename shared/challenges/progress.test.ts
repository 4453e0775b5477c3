import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLog } from '#client/plays/rules/play-log.ts';
import { gamePerformanceOf } from '#client/plays/analytics/game-performance.ts';
import { hIndex } from '#shared/plays/h-index.ts';
import type { ChallengeRule } from '#shared/shapes/challenge-rule.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import {
  anyDays,
  anyGames,
  anyLog,
  anyPlay,
  anyRule,
  type LoggedDay,
  playedOf,
  TITLES,
} from '#tests/support/rows/any-challenge.ts';
import { finishedOn } from './finished-on.ts';
import type { Days } from './game-counts.ts';
import { nextPlayFinder } from './next-play.ts';
import { progressOf } from './progress.ts';
import type { ListedGame } from './shelf.ts';

const anyCase = fc.record({ rule: anyRule, days: anyDays, log: anyLog, games: anyGames });
const progress = (rule: ChallengeRule, days: Days, log: readonly LoggedDay[], games: readonly ListedGame[]) =>
  progressOf(rule, playedOf(log, games, days));

/** The plain reference: the number of plays of each title on these days. */
function playsOfTitles(log: readonly LoggedDay[], { startsOn, endsOn }: Days): number[] {
  const counted = log.filter(({ isIgnored, day }) => !isIgnored && day >= (startsOn ?? '') && day <= (endsOn ?? '9'));
  return TITLES.map((title) => counted.filter(({ gameTitle }) => gameTitle === title).length);
}

const INITIALS = ['A', 'Q', 'A', null, 'B', 'F', 'Z', 'G', 'H', 'Q', 'O', 'A'];
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const highest = (numbers: readonly number[], many: number) => numbers.toSorted((a, b) => b - a).slice(0, many);

/** Done and total, title by title. */
function reference(rule: ChallengeRule, plays: readonly number[], games: readonly ListedGame[]): [number, number] {
  const capped = (ids: readonly number[], each: number) => ids.map((id) => Math.min(each, plays[id] ?? 0));
  const listed = (isMeant: (game: ListedGame) => boolean) => games.filter(isMeant).map(({ id }) => id);
  const isOwnedBase = ({ isWishlist, isExpansion }: ListedGame) => !isWishlist && !isExpansion;
  const each = (ids: readonly number[], times: number): [number, number] => [
    sum(capped(ids, times)),
    ids.length * times,
  ];
  switch (rule.kind) {
    case 'ten_by_ten':
      return [sum(highest(capped(rule.games?.map(({ gameId }) => gameId ?? 0) ?? [...plays.keys()], 10), 10)), 100];
    case 'different_games':
      return [Math.min(rule.goal, plays.filter((count) => count > 0).length), rule.goal];
    case 'alphabet':
      return [new Set(INITIALS.filter((letter, id) => letter !== null && (plays[id] ?? 0) > 0)).size, 26];
    case 'h_index':
      return [Math.min(hIndex(plays), rule.goal ?? Infinity), rule.goal ?? hIndex(plays) + 1];
    case 'owned_games':
      return each(listed(isOwnedBase), 1);
    case 'tagged_games':
      return each(
        listed(({ tagIds }) => tagIds.includes(rule.tagId)),
        rule.plays,
      );
    case 'category_games':
      return each(
        listed((game) => isOwnedBase(game) && game.category === rule.category),
        rule.plays,
      );
  }
}

describe('the progress of a challenge of any kind', () => {
  test('is what counting title by title says', () => {
    fc.assert(
      fc.property(anyCase, ({ rule, days, log, games }) => {
        const { done, total, isComplete } = progress(rule, days, log, games);
        const expected = reference(rule, playsOfTitles(log, days), games);
        expect([done, total]).toEqual(expected);
        expect(isComplete).toBe(total > 0 && done === total);
      }),
      { numRuns: 500 },
    );
  });

  test('never falls with a further play, and is as before once the play is deleted', () => {
    fc.assert(
      fc.property(anyCase, anyPlay, fc.nat(), ({ rule, days, log, games }, play, place) => {
        const before = progress(rule, days, log, games);
        const longer = log.toSpliced(place % (log.length + 1), 0, play);
        expect(progress(rule, days, longer, games).done).toBeGreaterThanOrEqual(before.done);
        const { done, total, units } = progress(
          rule,
          days,
          longer.filter((one) => one !== play),
          games,
        );
        expect({ done, total, units }).toEqual({ done: before.done, total: before.total, units: before.units });
      }),
    );
  });

  test('is not changed by ignored plays and by plays on other days', () => {
    fc.assert(
      fc.property(anyCase, ({ rule, days, log, games }) => {
        const counted = log.filter(
          ({ isIgnored, day }) => !isIgnored && day >= (days.startsOn ?? '') && day <= (days.endsOn ?? '9'),
        );
        expect(progress(rule, days, counted, games).done).toBe(progress(rule, days, log, games).done);
      }),
    );
  });

  test('keeps the plays of a game that was removed from the collection, by its title', () => {
    const log = ['2026-02-03', '2026-02-01'].map((day) => ({ gameId: null, gameTitle: 'azul', day }));
    const rule: ChallengeRule = { kind: 'ten_by_ten', games: [{ gameId: 7, title: 'Azul' }] };
    expect(progress(rule, { startsOn: null, endsOn: null }, log, []).units).toMatchObject([{ plays: 2 }]);
  });
});

describe('the day on which a challenge was completed', () => {
  test('is the first one by whose end it is complete', () => {
    fc.assert(
      fc.property(anyCase, ({ rule, days, log, games }) => {
        const played = playedOf(log, games, days);
        const daysOfPlays = [...new Set(log.map(({ day }) => day))].toSorted();
        const first = daysOfPlays.find(
          (last) =>
            progressOf(
              rule,
              playedOf(
                log.map((play) => (play.day > last ? { ...play, isIgnored: true } : play)),
                games,
                days,
              ),
            ).isComplete,
        );
        expect(finishedOn(rule, played.plays, played)).toBe(first ?? null);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the next play of a game', () => {
  test('counts exactly if it brings the goal nearer', () => {
    fc.assert(
      fc.property(anyCase, fc.nat(TITLES.length - 1), ({ rule, days, log, games }, gameId) => {
        const before = playedOf(log, games, days);
        const now = progressOf(rule, before);
        const game = before.gameOf({ gameId, gameTitle: TITLES[gameId] ?? '' });
        const next = nextPlayFinder({ name: 'Mine', rule, progress: now, counts: before.counts })(game);
        const counts = new Map(before.counts);
        counts.set(game.key, { ...game, plays: (counts.get(game.key)?.plays ?? 0) + 1 });
        const capped = (played: typeof before.counts) => {
          const plays = new Map<string, number>();
          for (const count of played.values()) {
            const unit = now.goal.unitOf(count);
            if (unit !== null) plays.set(unit, (plays.get(unit) ?? 0) + count.plays);
          }
          const each = [...plays.values()].map((count) => Math.min(count, now.goal.plays));
          return sum(highest(each, now.goal.units));
        };
        expect(next !== null).toBe(!now.isComplete && capped(counts) > capped(before.counts));
        if (next) expect(next.done).toBeLessThan(next.of);
      }),
      { numRuns: 500 },
    );
  });
});

test('the h-index of all time is that of the analytics', () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      const plays = log.map(({ day, ...play }, id) =>
        aPlay({ ...play, id, isIgnored: play.isIgnored ?? false, playedAt: new Date(`${day}T12:00:00Z`) }),
      );
      const counted = readLog(plays, []).filter(({ isIgnored }) => !isIgnored);
      const ofAnalytics = hIndex(gamePerformanceOf(counted).map((game) => game.plays));
      const allTime = { startsOn: null, endsOn: null };
      expect(progress({ kind: 'h_index', goal: null }, allTime, log, []).done).toBe(ofAnalytics);
    }),
  );
});
