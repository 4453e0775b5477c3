import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAgo } from '#tests/support/rows/an-evening.ts';
import { type AttendedNight, type Ballot, ownWeightText, tallyBallots, voteWeight, voteWeightText } from './ballot.ts';

const nightWithoutWantedGame = (days: number): AttendedNight => ({ at: daysAgo(days), approved: [1, 2], played: [3] });
const nightWithWantedGame = (days: number): AttendedNight => ({ at: daysAgo(days), approved: [1, 2], played: [2, 3] });
const nightWithoutVote = (days: number): AttendedNight => ({ at: daysAgo(days), approved: [], played: [3] });

test.each([
  ['attended no earlier night', [], 6],
  [
    'played a game of their vote every time',
    [nightWithWantedGame(7), nightWithWantedGame(14), nightWithWantedGame(21)],
    6,
  ],
  ['did not vote', [nightWithoutVote(7), nightWithoutVote(14)], 6],
  [
    'played no game of their vote once',
    [nightWithWantedGame(7), nightWithoutWantedGame(14), nightWithWantedGame(21)],
    7,
  ],
  [
    'played no game of their vote twice recently and once long ago',
    [nightWithoutWantedGame(7), nightWithoutWantedGame(14), nightWithWantedGame(21), nightWithoutWantedGame(28)],
    8,
  ],
  [
    'played no game of their vote three times',
    [nightWithoutWantedGame(28), nightWithoutWantedGame(7), nightWithoutWantedGame(14), nightWithWantedGame(60)],
    9,
  ],
])('the vote weight of somebody who %s', (_who, nights, sixths) => {
  expect(voteWeight(nights)).toBe(sixths);
});

test('a vote weighs between 1 and 1.5, independent of the order of nights', () => {
  const anyNights = fc.uniqueArray(
    fc.record({ at: fc.nat(300).map(daysAgo), approved: fc.subarray([1, 2, 3]), played: fc.subarray([1, 2, 3]) }),
    { selector: ({ at }) => at.getTime() },
  );
  fc.assert(
    fc.property(anyNights, (nights) => {
      const sixths = voteWeight(nights);
      expect(sixths).toBeGreaterThanOrEqual(6);
      expect(sixths).toBeLessThanOrEqual(9);
      expect(voteWeight(nights.toReversed())).toBe(sixths);
    }),
  );
});

test('an increased vote weight is explained in a sentence', () => {
  expect(voteWeightText('Ben', 6)).toBeNull();
  expect(voteWeightText('Ben', 8)).toBe(
    "Ben's votes count a third more: on two of their last three nights nothing that they had voted for was played.",
  );
  expect(ownWeightText()).toBeNull();
  expect(ownWeightText(9)).toBe(
    'Your votes count a half more this time: on each of your last three nights nothing that you had voted for was played.',
  );
});

const ballot = (voterId: number, says: Partial<Ballot>): Ballot => ({
  voterId,
  approves: [],
  veto: null,
  teaches: [],
  ...says,
});

test('ballots are counted per game, each voter once, with their weight', () => {
  const ballots = [
    ballot(3, { approves: [10, 10, 11], veto: 12 }),
    ballot(1, { approves: [10], teaches: [10, 12] }),
    ballot(2, { veto: 12 }),
  ];
  const tally = tallyBallots(ballots, new Map([[3, 8]]));
  expect(tally.get(10)).toEqual({
    approvals: [
      { voterId: 1, sixths: 6 },
      { voterId: 3, sixths: 8 },
    ],
    vetoedBy: [],
    teachers: [1],
  });
  expect(tally.get(11)?.approvals).toEqual([{ voterId: 3, sixths: 8 }]);
  expect(tally.get(12)).toEqual({ approvals: [], vetoedBy: [2, 3], teachers: [1] });
  expect([...tally.keys()].toSorted()).toEqual([10, 11, 12]);
  expect(tallyBallots(ballots.toReversed(), new Map([[3, 8]]))).toEqual(tally);
});
