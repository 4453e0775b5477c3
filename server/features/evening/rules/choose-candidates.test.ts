import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCandidate, aFiller } from '#tests/support/an-evening.ts';
import { chooseCandidates } from './choose-candidates.ts';
import type { WeighedGame } from './game-score.ts';

const atTable = (candidate: WeighedGame['candidate'], perMinute: number): WeighedGame => ({
  candidate,
  explanation: { minutes: 0, by: null, fromRules: false },
  minutes: candidate.minutes,
  wantedBy: [],
  quality: 0,
  sixths: 0,
  points: 0,
  perMinute,
  score: 0,
  asOpener: null,
  asCloser: null,
});
/** A collection of long games followed by short ones, in descending score. */
const shelf = (long: number, short: number): WeighedGame[] =>
  Array.from({ length: long + short }, (_, at) =>
    atTable(at < long ? aCandidate({ id: at + 1 }) : aFiller({ id: at + 1 }), 1000 - at),
  );
const shortOnes = (games: readonly WeighedGame[]) => games.filter(({ candidate }) => candidate.minutes === 20).length;

test.each([
  [10, 10, 20, 10],
  [80, 80, 60, 30],
  [100, 5, 60, 5],
  [5, 100, 60, 55],
])('of %i long and %i short games, %i are chosen, %i of them short', (long, short, all, shortChosen) => {
  const chosen = chooseCandidates(shelf(long, short));
  expect([chosen.length, shortOnes(chosen)]).toEqual([all, shortChosen]);
});

test('the games with the highest value of each kind are chosen', () => {
  const ids = chooseCandidates(shelf(80, 80)).map(({ candidate }) => candidate.id);
  expect(ids).toEqual([1, 81].flatMap((first) => Array.from({ length: 30 }, (_, at) => first + at)));
});

test('a game that fits only as opener or only as closer counts as short', () => {
  const long = Array.from({ length: 60 }, (_, at) => atTable(aCandidate({ id: at + 1 }), 1000));
  const opener = { ...atTable(aCandidate({ id: 61 }), 1), asOpener: 1 };
  const closer = { ...atTable(aCandidate({ id: 62 }), 1), asCloser: 1 };
  const ids = chooseCandidates([...long, opener, closer]).map(({ candidate }) => candidate.id);
  expect(ids.slice(-3)).toEqual([58, 61, 62]);
});

test('a chosen game stays chosen when its value rises, and so do the other chosen games', () => {
  fc.assert(
    fc.property(
      fc.tuple(fc.nat(90), fc.nat(90)).map(([long, short]) => shelf(long, short)),
      fc.array(fc.nat(50), { minLength: 180, maxLength: 180 }),
      fc.nat(),
      fc.integer({ min: 1, max: 60 }),
      (games, points, pick, gained) => {
        const shuffled = games.map((game, at) => ({ ...game, perMinute: points[at] ?? 0 }));
        const before = chooseCandidates(shuffled).map(({ candidate }) => candidate.id);
        const id = before[pick % before.length];
        fc.pre(id !== undefined);
        const raised = shuffled.map((game) =>
          game.candidate.id === id ? { ...game, perMinute: game.perMinute + gained } : game,
        );
        expect(chooseCandidates(raised).map(({ candidate }) => candidate.id)).toEqual(before);
      },
    ),
  );
});
