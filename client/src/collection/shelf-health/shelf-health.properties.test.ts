import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyHealthCollection, type HealthCollection } from '#tests/support/rows/any-shelf-health.ts';
import { NOW } from '#tests/support/rows/any-filter.ts';
import { playerRangesIn } from '#shared/games/filter-facts.ts';
import { removalCandidates, isKeptForNow } from './removal-candidates.ts';
import { costsPerPlay, medianCost, pricesOf } from '#client/copies/cost.ts';
import { countByYearsUnplayed } from './years-unplayed.ts';
import { gamesOnShelf } from './health-game.ts';
import { acquiredOf } from '#client/copies/acquired.ts';
import { numberOfPeople, playsByPeople } from './number-of-people.ts';
import { countByLastPlay } from './count-by-last-play.ts';
import { overlapsOf } from './overlaps.ts';
import { wishGaps } from './wish-gaps.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const check = (run: (shelf: HealthCollection) => void) =>
  fc.assert(fc.property(anyHealthCollection, run), { numRuns: 300 });

test('tiles add up to the number of games, and games unplayed for years to the tiles of unplayed years', () => {
  check(({ games }) => {
    const shelf = gamesOnShelf(games);
    const lastPlays = countByLastPlay(shelf, NOW);
    expect(sum(lastPlays.map(({ count }) => count))).toBe(shelf.length);
    const resting = lastPlays.find(({ part }) => part === '12-')?.count;
    expect(sum(countByYearsUnplayed(shelf, NOW).map(({ count }) => count))).toBe(resting);
  });
});

test('each play with people is counted once, and the usual number is the most frequent', () => {
  const anyPlays = fc.array(
    fc
      .array(fc.constantFrom('Ana', 'Ben', ' ', ''), { maxLength: 12 })
      .map((names) => ({ players: JSON.stringify(names) })),
  );
  fc.assert(
    fc.property(anyHealthCollection, anyPlays, ({ games }, plays) => {
      const { rows, usual } = numberOfPeople(gamesOnShelf(games), playsByPeople(plays));
      const named = plays.filter(({ players }) => /Ana|Ben/.test(players)).length;
      expect(sum(rows.map((row) => row.plays))).toBe(named);
      expect(usual?.plays ?? 0).toBe(Math.max(...rows.map((row) => row.plays)));
      expect(usual === null).toBe(named === 0);
    }),
  );
  expect(playsByPeople([{ players: 'no list' }])).toEqual(new Map());
});

test('each priced game is counted in the main currency or left out; half of the costs are at most the median', () => {
  check(({ games, copies }) => {
    const shelf = gamesOnShelf(games);
    const prices = pricesOf(shelf, copies);
    const priced = new Set(copies.filter(({ pricePaid }) => pricePaid !== null).map(({ gameId }) => gameId));
    expect((prices?.byGame.size ?? 0) + (prices?.leftOut ?? 0)).toBe(shelf.filter(({ id }) => priced.has(id)).length);
    const costs = costsPerPlay(shelf, prices);
    for (const { game, amount } of costs)
      expect(amount * game.timesPlayed).toBeCloseTo(prices?.byGame.get(game.id) ?? -1);
    const median = medianCost(costs);
    const below = costs.filter(({ amount }) => amount <= (median ?? 0)).length;
    expect(median === null ? 0 : below * 2).toBeGreaterThanOrEqual(costs.length);
  });
});

test('a game is in at most one overlap, with games of its category that share half of its mechanics', () => {
  check(({ games, mechanics }) => {
    const overlaps = overlapsOf(gamesOnShelf(games), mechanics);
    const ids = overlaps.flatMap((overlap) => overlap.games.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { games: same, mechanics: shared } of overlaps) {
      expect(same.length).toBeGreaterThan(1);
      expect(new Set(same.map(({ category }) => category)).size).toBe(1);
      expect(Math.max(...same.map(({ timesPlayed }) => timesPlayed))).toBe(same[0]?.timesPlayed);
      for (const { id } of same) for (const name of shared) expect(mechanics.get(id)?.has(name)).toBe(true);
    }
  });
});

test('no suggested game is kept, loved, for trade or not owned, and each has two or three reasons', () => {
  fc.assert(
    fc.property(
      anyHealthCollection,
      fc.option(fc.integer({ min: 1, max: 8 })),
      ({ games, copies, mechanics }, usual) => {
        const shelf = gamesOnShelf(games);
        const acquired = acquiredOf(copies);
        const since = new Map(shelf.map(({ id, createdAt }) => [id, acquired.get(id) ?? createdAt]));
        const ranges = playerRangesIn(games);
        const found = removalCandidates(shelf, {
          now: NOW,
          since,
          overlaps: overlapsOf(shelf, mechanics),
          usual,
          ranges,
        });
        expect(new Set(found.map(({ game }) => game.id)).size).toBe(found.length);
        for (const { game, reasons } of found) {
          expect([2, 3]).toContain(reasons.length);
          expect(new Set(reasons.map(({ kind }) => kind)).size).toBe(reasons.length);
          expect([
            isKeptForNow(game, NOW),
            game.isFavorite,
            game.rating >= 4,
            game.isWishlist,
            game.isUnowned,
          ]).not.toContain(true);
          expect(game.states).not.toEqual(expect.arrayContaining(['for_trade']));
        }
        const kept = shelf.map((game) => ({ ...game, keptUntil: '2027-06-01' }));
        expect(removalCandidates(kept, { now: NOW, since, overlaps: [], usual, ranges })).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});

test('the wishes that close a gap are unique, have a reason, and are sorted by the usual number', () => {
  check(({ games, mechanics }) => {
    const usual = { people: 3 };
    const { wishes, best, gaps } = wishGaps(games, gamesOnShelf(games), { usual, mechanics });
    expect(gaps.length).toBeLessThanOrEqual(wishes);
    expect(gaps.every(({ game }) => game.isWishlist && !game.isExpansion)).toBe(true);
    const isBest = gaps.map(({ reasons }) => reasons.some(({ kind }) => kind === 'best'));
    expect(isBest.filter(Boolean)).toHaveLength(best);
    expect(isBest.slice(0, best)).not.toContain(false);
  });
});

describe('a game that is kept until a day', () => {
  const until = (keptUntil: string | null) => isKeptForNow({ keptUntil }, new Date(2026, 5, 1, 23, 30));
  test('is kept only before that day', () => {
    expect([until(null), until('2026-05-31'), until('2026-06-01'), until('2026-06-02')]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
