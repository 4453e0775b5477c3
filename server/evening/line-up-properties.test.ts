import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anotherGame } from '#tests/support/rows/another-game.ts';
import { anyEvening, anyOrderOf, withVote } from '#tests/support/rows/an-evening.ts';
import type { Evening } from '#shared/evening/evening.ts';
import { gamesAtTable, exclusionReasons, isProposable } from '#shared/evening/game-at-table.ts';
import { explanationAt } from '#shared/evening/teaching.ts';
import { GameChooser } from './choose-games.ts';
import { weighGames, type WeighedGame } from './evening-value.ts';
import { type LineUp, type LineUpOptions, planLineUp } from './line-up.ts';
import { CHANGE_OVER_MINUTES, inStep, MAX_GAMES } from './sequence.ts';

/** Set `EVENINGS=10000` for more runs. */
const RUNS = { numRuns: Number(process.env['EVENINGS'] ?? 200) };
const TIMEOUT = 1_800_000;
const someEvening = anyEvening({ parties: { min: 1, max: 6 }, games: { max: 16 } });
/** More games than the search considers. */
const fullShelf = anyEvening({ parties: { min: 2, max: 5 }, games: { min: 70, max: 110 } });
const anyOf = fc.oneof({ weight: 4, arbitrary: someEvening }, { weight: 1, arbitrary: fullShelf });

/**
 * The best evening with a length in five-minute steps; for other lengths the search loses a few minutes to rounding.
 */
const best = (evening: Evening): Evening => ({ ...evening, seed: 1, minutes: inStep(evening.minutes) });
const idsOf = ({ games }: LineUp): number[] => games.map(({ candidate }) => candidate.id);
const gamesIn = (evening: Evening, options?: LineUpOptions): number[] => {
  const answer = planLineUp(evening, options);
  return answer.fits ? idsOf(answer.lineUp) : [];
};
const weighed = (evening: Evening): WeighedGame[] =>
  weighGames(gamesAtTable(evening.candidates, evening.parties, evening).filter(isProposable), evening);
const chooserOf = (evening: Evening) =>
  new GameChooser(evening, { kept: [], others: weighed(evening), most: MAX_GAMES });

/** Every set of games that fits, without those that nobody would play. */
function fittingSets(chooser: GameChooser): WeighedGame[][] {
  const sets: WeighedGame[][] = [[]];
  for (const game of chooser.fitting.filter(({ value }) => value > 0)) sets.push(...sets.map((set) => [...set, game]));
  return sets.filter((set) => set.length > 0 && chooser.fits(set));
}

/** Generates feasible evenings, each with its plan and the playable games. */
const ofEach = (
  evenings: fc.Arbitrary<Evening>,
  look: (lineUp: LineUp, evening: Evening, playable: WeighedGame[]) => void,
) =>
  fc.assert(
    fc.property(evenings, (evening) => {
      const answer = planLineUp(evening);
      if (answer.fits) look(answer.lineUp, evening, weighed(evening));
    }),
    RUNS,
  );

/** Invariants of every proposed evening. */
function expectSound({ games, minutes, minutesLeft, reserve }: LineUp, evening: Evening) {
  let clear = 0;
  for (const { candidate, explanation, minutes: took, startsAfter, reasons } of games) {
    expect(exclusionReasons(candidate, evening.parties)).toEqual([]);
    expect(explanation).toEqual(explanationAt(candidate, evening.parties));
    expect(took).toBe(candidate.minutes + explanation.minutes);
    expect(startsAfter).toBe(clear);
    clear = startsAfter + inStep(took) + CHANGE_OVER_MINUTES;
    expect(reasons.length).toBeLessThanOrEqual(2);
    expect(reasons.length).toBeGreaterThan(0);
  }
  const last = games.at(-1);
  expect(minutes).toBe((last?.startsAfter ?? 0) + (last?.minutes ?? 0));
  expect(minutesLeft).toBe(evening.minutes - minutes);
  expect(minutesLeft).toBeGreaterThanOrEqual(0);
  expect(games.length).toBeLessThanOrEqual(MAX_GAMES);
  expect(new Set(games.map(({ candidate }) => candidate.id)).size).toBe(games.length);
  expect(reserve.length).toBeLessThanOrEqual(3);
  const roles = games.map(({ role }) => role);
  expect(roles.filter((role) => role !== 'more')).toEqual([
    ...(roles.includes('opener') ? ['opener'] : []),
    'main',
    ...(roles.includes('closer') ? ['closer'] : []),
  ]);
}

describe('for any evening', { timeout: TIMEOUT }, () => {
  test('every game is available, not vetoed and fits the number; all end in time, light ones at both ends', () => {
    ofEach(anyOf, (lineUp, evening) => expectSound(lineUp, evening));
  });

  test('no further game that is worth it could be added, and remaining time is reported', () => {
    ofEach(anyOf.map(best), (lineUp, evening, playable) => {
      const { games, minutes, missing } = lineUp;
      const gap = evening.minutes - inStep(minutes) - CHANGE_OVER_MINUTES;
      expect(missing !== null).toBe(gap >= 10);
      if (games.length === MAX_GAMES) return;
      const chooser = chooserOf(evening);
      for (const game of playable)
        if (game.value > 0 && !idsOf(lineUp).includes(game.candidate.id))
          expect(chooser.fits([...games, game])).toBe(false);
    });
  });

  test('no other set of games has a higher value (compared with brute force)', () => {
    const few = anyEvening({ parties: { min: 1, max: 5 }, games: { max: 8 } });
    fc.assert(
      fc.property(few, fc.integer({ min: 4, max: 72 }), (some, steps) => {
        const evening = { ...best(some), minutes: steps * 5 };
        const chooser = chooserOf(evening);
        const chosen = chooser.choose();
        const most = Math.max(0, ...fittingSets(chooser).map((set) => chooser.valueOf(set)));
        if (most > 0) expect(chosen && chooser.valueOf(chosen)).toBe(most);
        else expect(chosen === null || chosen.length === 1).toBe(true);
      }),
      RUNS,
    );
  });

  test('no game under three stars that nobody there wants is planned, unless it is of the night', () => {
    ofEach(anyOf, ({ games, reserve }) => {
      for (const { candidate, wantedBy } of [...games, ...reserve])
        if (candidate.rating > 0 && candidate.rating < 3) expect(candidate.isOfNight || wantedBy.length > 0).toBe(true);
    });
  });

  test('the next number plans other games, or says that there are none', () => {
    fc.assert(
      fc.property(someEvening, fc.integer({ min: 1, max: 12 }), (evening, seed) => {
        const answer = planLineUp({ ...evening, seed });
        fc.pre(answer.fits);
        if (!answer.fits) return;
        const next = gamesIn({ ...evening, seed: seed + 1 });
        const isSame = next.toSorted().join() === idsOf(answer.lineUp).toSorted().join();
        expect(isSame).toBe(!answer.lineUp.hasOthers);
      }),
      RUNS,
    );
  });

  test('each reason is true for everybody at the table', () => {
    ofEach(anyOf, ({ games, reserve }, { parties, hostId, wishes }) => {
      const heads = parties.reduce((sum, party) => sum + party.heads, 0);
      for (const { candidate, explanation, wantedBy, reasons } of [...games, ...reserve]) {
        const isNew = !parties.some(({ id }) => candidate.knownBy.includes(id) || candidate.teachers.includes(id));
        const knowAll =
          heads === parties.length &&
          parties.every(({ id }) => candidate.knownBy.includes(id) || candidate.teachers.includes(id));
        expect(explanation.fromRules).toBe(isNew);
        for (const reason of reasons) {
          const [number] = (/[\d.]+/.exec(reason) ?? []).map(Number);
          if (reason.endsWith('know it') || reason.endsWith('knows it')) expect(knowAll).toBe(true);
          if (reason.startsWith('for ages')) expect(wishes.youngestAge).toBeGreaterThanOrEqual(number ?? Infinity);
          if (reason.startsWith('easy')) expect([wishes.hasNewcomers, candidate.weight <= 2]).toEqual([true, true]);
          if (reason.startsWith('light'))
            expect([wishes.preferredWeight, candidate.weight <= 2]).toEqual(['light', true]);
          if (reason.startsWith('heavy'))
            expect([wishes.preferredWeight, candidate.weight >= 3]).toEqual(['heavy', true]);
          if (/wants? it$/.test(reason)) {
            expect(reason.startsWith('both') ? 2 : number).toBe(wantedBy.length);
            if (/^(both|all)/.test(reason)) expect(wantedBy).toHaveLength(parties.length);
          }
          if (/^(best|good|seats|playable)/.test(reason)) expect(reason.endsWith('alone') ? 1 : number).toBe(heads);
          if (reason === 'you know it') expect(heads).toBe(1);
          if (reason === 'both know it') expect(heads).toBe(2);
          if (/^not played since|^you rate it|by your own plays$/.test(reason)) {
            expect(isNew).toBe(false);
            expect(parties.some(({ id }) => id === hostId)).toBe(true);
          }
        }
      }
    });
  });

  test('a reserve game can replace the games that it names', () => {
    ofEach(anyOf, (lineUp, evening) => {
      for (const { candidate, replaces } of lineUp.reserve) {
        const stay = idsOf(lineUp).filter((id) => !replaces.includes(id));
        const put = gamesIn(evening, { kept: [...stay, candidate.id] });
        expect(put).toEqual(expect.arrayContaining([...stay, candidate.id]));
      }
    });
  });

  test('if nothing fits, no single game would, and every suggestion leads to a plan', () => {
    fc.assert(
      fc.property(someEvening, (evening) => {
        const answer = planLineUp(evening);
        if (answer.fits) return;
        expect(weighed(evening).filter(({ minutes }) => minutes <= evening.minutes)).toEqual([]);
        expect(answer.suggestions.length).toBeGreaterThan(0);
        for (const way of answer.suggestions) {
          const [, minutes] = /^With (\d+) minutes there would be time/.exec(way) ?? [];
          if (minutes) {
            expect(planLineUp({ ...evening, minutes: Number(minutes) }).fits).toBe(true);
            expect(planLineUp({ ...evening, minutes: Number(minutes) - 1 }).fits).toBe(false);
          }
          const pardoned = evening.candidates.map((game) => ({ ...game, vetoedBy: [] }));
          if (way.includes('would fit, but for'))
            expect(planLineUp({ ...evening, candidates: pardoned }).fits).toBe(true);
        }
      }),
      RUNS,
    );
  });

  test('the result does not depend on the order of games and people, and equal seeds give equal plans', () => {
    fc.assert(
      fc.property(
        anyOf.chain((evening) => fc.tuple(fc.constant(evening), anyOrderOf(evening))),
        ([evening, reordered]) => {
          const [one, other] = [planLineUp(evening), planLineUp(reordered)];
          expect(other.fits && idsOf(other.lineUp)).toEqual(one.fits && idsOf(one.lineUp));
          expect(other.fits || other.suggestions).toEqual(one.fits || one.suggestions);
        },
      ),
      RUNS,
    );
  });

  test('another vote for a planned game never removes it from the best plan', () => {
    fc.assert(
      fc.property(anyOf.map(best), fc.nat(), fc.integer({ min: 6, max: 9 }), (evening, pick, sixths) => {
        const planned = gamesIn(evening);
        const gameId = planned[pick % planned.length];
        const voter = evening.parties[pick % evening.parties.length];
        fc.pre(gameId !== undefined && voter !== undefined);
        expect(gamesIn(withVote(evening, gameId, voter.id, sixths))).toContain(gameId);
      }),
      RUNS,
    );
  });

  test('challenges of the host take no game from anybody who voted', () => {
    const forChallenge = { name: 'Mine', rule: { kind: 'alphabet' }, done: 3, of: 26, letter: 'A' } as const;
    fc.assert(
      fc.property(anyOf.map(best), fc.infiniteStream(fc.boolean()), (evening, isMeant) => {
        // Half of the games have no votes, so that they would take the place of others if the challenge weighed more.
        const meant = new Set(evening.candidates.filter(() => isMeant.next().value).map(({ id }) => id));
        const withGames = (facts: object) => ({
          ...evening,
          candidates: evening.candidates.map((game) =>
            meant.has(game.id) ? { ...game, approvals: [], isOfNight: false, ...facts } : game,
          ),
        });
        const [without, withChallenges] = [planLineUp(withGames({})), planLineUp(withGames({ forChallenge }))];
        const served = (answer: typeof without) =>
          answer.fits
            ? [answer.lineUp.served.count, answer.lineUp.games.reduce((sum, game) => sum + game.wantedBy.length, 0)]
            : [0, 0];
        served(without).forEach((count, at) => expect(served(withChallenges)[at]).toBeGreaterThanOrEqual(count));
        expect(withChallenges.fits).toBe(without.fits);
      }),
      RUNS,
    );
  });

  test('kept games stay, and exchanging one game leaves the others in place', () => {
    ofEach(someEvening, (lineUp, evening) => {
      for (const gameId of idsOf(lineUp)) {
        const options = anotherGame(lineUp, gameId);
        const exchanged = planLineUp(evening, options);
        if (!exchanged.fits) {
          expect(exchanged.suggestions.length).toBeGreaterThan(0);
          continue;
        }
        expectSound(exchanged.lineUp, evening);
        expect(idsOf(exchanged.lineUp)).toEqual(expect.arrayContaining([...(options.kept ?? [])]));
        expect(idsOf(exchanged.lineUp)).not.toContain(gameId);
      }
    });
  });
});
