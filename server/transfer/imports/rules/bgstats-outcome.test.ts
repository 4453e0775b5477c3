import { expect, test } from 'vitest';
import { type BgStatsDecision, outcomeOf } from './bgstats-outcome.ts';

const seats = (...won: boolean[]) => won.map((winner) => ({ winner, rank: 0 }));
const usual: BgStatsDecision = {
  scoring: null,
  game: { cooperative: false, highestWins: true, noPoints: false },
  inTeams: false,
  seats: seats(true, false),
};

test.each<[name: string, decision: Partial<BgStatsDecision>, outcome: string]>([
  ['points', {}, 'highest'],
  ['few points', { game: { ...usual.game, highestWins: false } }, 'lowest'],
  ['no points', { game: { ...usual.game, noPoints: true } }, 'none'],
  [
    'no points, but places',
    { game: { ...usual.game, noPoints: true }, seats: [1, 2, 3].map((rank) => ({ winner: rank === 1, rank })) },
    'ranking',
  ],
  ['a game against teams', { inTeams: true }, 'teams'],
  ['a cooperative game', { game: { ...usual.game, cooperative: true }, seats: seats(true, true) }, 'cooperative'],
  [
    'a lost cooperative game',
    { game: { ...usual.game, cooperative: true }, seats: seats(false, false) },
    'cooperative',
  ],
  [
    'a cooperative game with one team',
    { game: { ...usual.game, cooperative: true }, inTeams: true, seats: seats(true, true) },
    'cooperative',
  ],
  ['one team that beats the other', { game: { ...usual.game, cooperative: true }, inTeams: true }, 'teams'],
  [
    'a cooperative game that only some won, without teams',
    { game: { ...usual.game, cooperative: true } },
    'cooperative',
  ],
  ['points, played for none this time', { scoring: 'none' }, 'none'],
  [
    'few points, played for many this time',
    { scoring: 'highest', game: { ...usual.game, highestWins: false } },
    'highest',
  ],
  ['points, played for few this time', { scoring: 'lowest' }, 'lowest'],
  ['no points, played for few this time', { scoring: 'lowest', game: { ...usual.game, noPoints: true } }, 'lowest'],
  ['points, played together this time', { scoring: 'cooperative' }, 'cooperative'],
  ['a setting that is not known, whatever the game is', { scoring: undefined }, 'none'],
  [
    'a setting that is not known, and places',
    { scoring: undefined, seats: [1, 2, 3].map((rank) => ({ winner: rank === 1, rank })) },
    'ranking',
  ],
  [
    'a cooperative game played against each other',
    { game: { ...usual.game, cooperative: true }, scoring: 'highest' },
    'highest',
  ],
])('%s', (_name, decision, outcome) => {
  expect(outcomeOf({ ...usual, ...decision })).toBe(outcome);
});
