import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseView } from '#client/games/collection-view.ts';
import { anyHealthCollection, type HealthCollection } from '#tests/support/rows/any-shelf-health.ts';
import { NOW } from '#tests/support/rows/any-filter.ts';
import { filterCollection } from '#client/games/filters/collection-filter.ts';
import { listOf } from '#shared/games/lists.ts';
import { countByYearsUnplayed } from './years-unplayed.ts';
import { shelfHealth } from './shelf-health.ts';
import * as links from './health-links.ts';

/** Ids of the games that My Games shows at an address. */
function shownAt(address: string, { games, mechanics }: HealthCollection): number[] {
  const view = parseView(address.split('?')[1] ?? '');
  const list = games.filter((game) => listOf(game) === view.tab);
  return filterCollection(list, view, { now: NOW, mechanics }).map(({ id }) => id);
}

test('each link shows exactly as many games as its statement counts', () => {
  fc.assert(
    fc.property(
      anyHealthCollection,
      fc.array(fc.constantFrom('["Ana"]', '["Ana","Ben"]', '["A","B","C","D","E"]')),
      (shelf, plays) => {
        const health = shelfHealth({ ...shelf, plays: plays.map((players) => ({ players })), now: NOW });
        const count = (address: string) => shownAt(address, shelf).length;
        const sorted = (games: readonly { id: number }[]) => games.map(({ id }) => id).toSorted((a, b) => a - b);
        expect(count('/my-games')).toBe(health.shelf.length);
        for (const { part, count: counted } of health.lastPlays)
          expect([part, count(links.lastPlayLink(part))]).toEqual([part, counted]);
        for (const { people, games } of health.people.rows) expect(count(links.bestWithLink(people))).toBe(games);
        for (const { band, count: counted } of countByYearsUnplayed(health.shelf, NOW))
          expect(count(links.yearsUnplayedLink(band))).toBe(counted);
        expect(count(links.yearsUnplayedLink('12-'))).toBe(
          health.yearsUnplayed.reduce((sum, band) => sum + band.count, 0),
        );
        expect(shownAt(links.unplayedLink(), shelf)).toEqual(sorted(health.unplayed));
        expect(count(links.wishlistLink())).toBe(health.wishes.wishes);
        if (health.people.usual)
          expect(count(links.bestWithLink(health.people.usual.people, 'wishlist'))).toBe(health.wishes.best);
        for (const games of [
          health.removalCandidates.map(({ game }) => game),
          ...health.overlaps.map((overlap) => overlap.games),
        ])
          if (games.length > 0) expect(shownAt(links.gamesLink(games), shelf)).toEqual(sorted(games));
        const priced = health.costs.map(({ game }) => game);
        if (priced.length > 0) expect(shownAt(links.costLink(priced), shelf)).toEqual(sorted(priced));
        const wished = health.wishes.gaps.map(({ game }) => game);
        if (wished.length > 0) expect(shownAt(links.gamesLink(wished, 'wishlist'), shelf)).toEqual(sorted(wished));
      },
    ),
    { numRuns: 300 },
  );
});
