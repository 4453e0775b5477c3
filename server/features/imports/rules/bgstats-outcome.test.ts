import { expect, test } from 'vitest';
import { type BgStatsDecision, outcomeOf } from './bgstats-outcome.ts';

const seats = (...won: boolean[]) => won.map((winner) => ({ winner, rank: 0 }));
const usual: BgStatsDecision = {
  scoringSetting: 0,
  cooperative: false,
  highestWins: true,
  noPoints: false,
  inTeams: false,
  seats: seats(true, false),
};

test.each<[name: string, decision: Partial<BgStatsDecision>, outcome: string]>([
  ['points', {}, 'highest'],
  ['few points', { highestWins: false }, 'lowest'],
  ['no points', { noPoints: true }, 'none'],
  [
    'no points, but places',
    { noPoints: true, seats: [1, 2, 3].map((rank) => ({ winner: rank === 1, rank })) },
    'ranking',
  ],
  ['a game against teams', { inTeams: true }, 'teams'],
  ['a cooperative game', { cooperative: true, seats: seats(true, true) }, 'cooperative'],
  ['a lost cooperative game', { cooperative: true, seats: seats(false, false) }, 'cooperative'],
  ['a cooperative game with one team', { cooperative: true, inTeams: true, seats: seats(true, true) }, 'cooperative'],
  ['one team that beats the other', { cooperative: true, inTeams: true }, 'teams'],
  ['a cooperative game that only some won, without teams', { cooperative: true }, 'cooperative'],
  ['points, played for none this time', { scoringSetting: 3 }, 'none'],
  ['few points, played for many this time', { scoringSetting: 1, highestWins: false }, 'highest'],
  ['points, played for few this time', { scoringSetting: 2 }, 'lowest'],
  ['no points, played for few this time', { scoringSetting: 2, noPoints: true }, 'lowest'],
  ['points, played together this time', { scoringSetting: 14 }, 'cooperative'],
  ['points, by a setting that nobody knows', { scoringSetting: 99 }, 'highest'],
  ['a cooperative game played against each other', { cooperative: true, scoringSetting: 1 }, 'highest'],
])('%s', (_name, decision, outcome) => {
  expect(outcomeOf({ ...usual, ...decision })).toBe(outcome);
});
