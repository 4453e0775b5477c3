import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anotherGame } from '#tests/support/another-game.ts';
import { anyEvening, anyOrderOf, withVote } from '#tests/support/an-evening.ts';
import type { Evening } from './evening.ts';
import { hindrancesAt } from './game-at-table.ts';
import { type LineUp, planLineUp } from './line-up.ts';
import { CHANGE_OVER_MINUTES } from './line-up-search.ts';
import { ROLES } from './roles.ts';
import { explanationAt } from './teaching.ts';

const someEvening = anyEvening({ parties: { min: 1, max: 6 }, games: { max: 16 } });
/** More games than are weighed. */
const fullShelf = anyEvening({ parties: { min: 2, max: 5 }, games: { min: 70, max: 110 } });
const places = ({ games }: LineUp) => games.map(({ role, candidate }) => [role, candidate.id]);
const gamesIn = (evening: Evening): number[] => {
  const answer = planLineUp(evening);
  if (!answer.fits) return [];
  const { games, reserve } = answer.lineUp;
  return [...games, ...(reserve ? [reserve] : [])].map(({ candidate }) => candidate.id);
};

/** What holds of every evening that is proposed. */
function expectSound({ games, minutes, minutesLeft, reserve }: LineUp, evening: Evening) {
  for (const { candidate, explanation, minutes: took } of games) {
    expect(hindrancesAt(candidate, evening.parties)).toEqual([]);
    expect(explanation).toEqual(explanationAt(candidate, evening.parties));
    expect(took).toBe(candidate.minutes + explanation.minutes);
  }
  const changes = CHANGE_OVER_MINUTES * (games.length - 1);
  expect(games.reduce((sum, game) => sum + game.minutes, changes)).toBe(minutes);
  expect(minutesLeft).toBe(evening.minutes - minutes);
  expect(minutesLeft).toBeGreaterThanOrEqual(0);
  expect(new Set(games.map(({ candidate }) => candidate.id)).size).toBe(games.length);
  if (reserve) {
    expect(hindrancesAt(reserve.candidate, evening.parties)).toEqual([]);
    expect(reserve.minutes + CHANGE_OVER_MINUTES).toBeLessThanOrEqual(minutesLeft);
    expect(games.map(({ candidate }) => candidate.id)).not.toContain(reserve.candidate.id);
  }
  expect(games.some(({ role }) => role === 'main')).toBe(true);
}

describe('of any evening', () => {
  test('no game is vetoed, missing or for other numbers, and all of them end in time', () => {
    fc.assert(
      fc.property(fc.oneof(someEvening, fullShelf), (evening) => {
        const answer = planLineUp(evening);
        if (answer.fits) expectSound(answer.lineUp, evening);
      }),
    );
  });

  test('if nothing fits, no game would have, and every way out that is named leads out', () => {
    fc.assert(
      fc.property(someEvening, (evening) => {
        const answer = planLineUp(evening);
        if (answer.fits) return;
        const { parties, minutes, candidates } = evening;
        const fits = candidates.filter(
          (game) =>
            hindrancesAt(game, parties).length === 0 &&
            game.minutes + (explanationAt(game, parties)?.minutes ?? Infinity) <= minutes,
        );
        expect(fits).toEqual([]);
        expect(answer.waysOut.length).toBeGreaterThan(0);
        for (const way of answer.waysOut) {
          if (way.code === 'more_time') {
            expect(planLineUp({ ...evening, minutes: way.minutes }).fits).toBe(true);
            expect(planLineUp({ ...evening, minutes: way.minutes - 1 }).fits).toBe(false);
          }
          const pardoned = candidates.map((game) => ({ ...game, vetoedBy: [] }));
          if (way.code === 'lift_veto') expect(planLineUp({ ...evening, candidates: pardoned }).fits).toBe(true);
        }
      }),
    );
  });

  test('the order in which games and people are listed changes nothing, and the same seed gives the same evening', () => {
    fc.assert(
      fc.property(
        fc.oneof(someEvening, fullShelf).chain((evening) => fc.tuple(fc.constant(evening), anyOrderOf(evening))),
        ([evening, reordered]) => {
          const [one, other] = [planLineUp(evening), planLineUp(reordered)];
          expect(other.fits && places(other.lineUp)).toEqual(one.fits && places(one.lineUp));
          expect(other.fits || other.waysOut).toEqual(one.fits || one.waysOut);
        },
      ),
    );
  });

  test.each([
    ['few games', someEvening],
    ['more games than are weighed', fullShelf],
  ])('a vote more never costs a game its place: %s', (_what, evenings) => {
    fc.assert(
      fc.property(evenings, fc.nat(), fc.integer({ min: 6, max: 9 }), (evening, pick, sixths) => {
        const planned = gamesIn(evening);
        const gameId = planned[pick % planned.length];
        const voter = evening.parties[pick % evening.parties.length];
        fc.pre(gameId !== undefined && voter !== undefined);
        expect(gamesIn(withVote(evening, gameId, voter.id, sixths))).toContain(gameId);
      }),
    );
  });

  test('what is settled stays, and an exchange leaves the other places alone', () => {
    fc.assert(
      fc.property(someEvening, fc.constantFrom(...ROLES), (evening, role) => {
        const answer = planLineUp(evening);
        fc.pre(answer.fits && answer.lineUp.games.some((game) => game.role === role));
        if (!answer.fits) return;
        const former = places(answer.lineUp);
        const exchanged = planLineUp(evening, anotherGame(answer.lineUp, role));
        if (!exchanged.fits) {
          expect(exchanged.waysOut.length).toBeGreaterThan(0);
          return;
        }
        expectSound(exchanged.lineUp, evening);
        const others = (list: typeof former) => list.filter(([place]) => place !== role);
        expect(others(places(exchanged.lineUp))).toEqual(others(former));
        expect(former).not.toContainEqual(places(exchanged.lineUp).find(([place]) => place === role));
      }),
    );
  });

  test('a settled game is played in its place, or it is said that it cannot be', () => {
    fc.assert(
      fc.property(someEvening, fc.constantFrom(...ROLES), fc.integer({ min: 1, max: 16 }), (evening, role, gameId) => {
        const answer = planLineUp(evening, { locks: { [role]: gameId } });
        if (!answer.fits) return;
        expectSound(answer.lineUp, evening);
        expect(places(answer.lineUp)).toContainEqual([role, gameId]);
      }),
    );
  });
});
