import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCandidate, aFiller } from '#tests/support/an-evening.ts';
import { chooseCandidates } from './choose-candidates.ts';
import type { GameAtTable } from './game-at-table.ts';

const EXPLANATION = { minutes: 0, by: null, fromRules: false };
const atTable = (candidate: GameAtTable['candidate'], points: number): GameAtTable => ({
  candidate,
  points,
  explanation: EXPLANATION,
  minutes: candidate.minutes,
  wantedBy: [],
});
/** So many long games and, after them, so many short ones; the later ones have fewer points. */
const shelf = (long: number, short: number): GameAtTable[] =>
  Array.from({ length: long + short }, (_, at) =>
    atTable(at < long ? aCandidate({ id: at + 1 }) : aFiller({ id: at + 1 }), 1000 - at),
  );
const chosenOf = (games: readonly GameAtTable[], kept: number[] = []) => chooseCandidates(games, new Set(kept));
const shortOnes = (games: readonly GameAtTable[]) => games.filter(({ candidate }) => candidate.minutes === 20).length;

test.each([
  [10, 10, 20, 10],
  [80, 80, 60, 30],
  [100, 5, 60, 5],
  [5, 100, 60, 55],
])('of %i long and %i short games %i are chosen, %i of them short', (long, short, all, shortChosen) => {
  const chosen = chosenOf(shelf(long, short));
  expect([chosen.length, shortOnes(chosen)]).toEqual([all, shortChosen]);
});

test('the best of each kind are chosen, and those that must be kept', () => {
  const ids = chosenOf(shelf(80, 80), [80, 160]).map(({ candidate }) => candidate.id);
  expect(ids).toHaveLength(60);
  expect(ids).toEqual(expect.arrayContaining([1, 29, 80, 81, 109, 160]));
  expect(ids).not.toContain(31);
});

test('a game that gains points stays, and so does all that was chosen with it', () => {
  fc.assert(
    fc.property(
      fc.tuple(fc.nat(90), fc.nat(90)).map(([long, short]) => shelf(long, short)),
      fc.array(fc.nat(50), { minLength: 180, maxLength: 180 }),
      fc.nat(),
      fc.integer({ min: 1, max: 60 }),
      (games, points, pick, gained) => {
        const shuffled = games.map((game, at) => ({ ...game, points: points[at] ?? 0 }));
        const before = chosenOf(shuffled).map(({ candidate }) => candidate.id);
        const id = before[pick % before.length];
        fc.pre(id !== undefined);
        const raised = shuffled.map((game) =>
          game.candidate.id === id ? { ...game, points: game.points + gained } : game,
        );
        expect(chosenOf(raised).map(({ candidate }) => candidate.id)).toEqual(before);
      },
    ),
  );
});
