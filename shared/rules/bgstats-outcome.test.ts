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

test.each<[name: string, told: Partial<BgStatsDecision>, outcome: string]>([
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
  ['a cooperative game played against each other', { cooperative: true, scoringSetting: 1 }, 'highest'],
])('%s', (_name, told, outcome) => {
  expect(outcomeOf({ ...usual, ...told })).toBe(outcome);
});
