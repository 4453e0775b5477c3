import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPlay, anyPlays, type PlayFacts } from '#tests/support/a-play.ts';
import { headToHeadOf, rivalsOf } from './head-to-head.ts';
import { readLog, type LoggedPlay } from './play-log.ts';
import { playsWith, summaryOf } from './person-summary.ts';

const people = ['Ana', 'Tom', 'Bo', 'Cy'].map((name, place) => ({
  id: place + 1,
  name,
  spellings: [name.toLowerCase()],
}));
const logOf = (...plays: PlayFacts[]) => readLog(plays.map(aPlay), people);
const everybodyIn = (log: readonly LoggedPlay[]) => [
  ...new Set(log.flatMap(({ seated }) => seated.map(({ person }) => person))),
];
const named = (log: readonly LoggedPlay[], name: string) => {
  const person = everybodyIn(log).find((one) => one.name === name);
  if (!person) throw new Error(`${name} is in no play`);
  return person;
};

describe('head to head', () => {
  const against = (...plays: PlayFacts[]) => {
    const log = logOf(...plays);
    return headToHeadOf(log, named(log, 'Ana'))[0];
  };

  test.each<[string, PlayFacts, object]>([
    ['the higher score is ahead', { scores: [9, 4] }, { ahead: 1 }],
    ['the lower score where that wins', { scores: [9, 4], outcome: 'lowest' }, { behind: 1 }],
    ['the better rank', { outcome: 'ranking', seats: [{ rank: 3 }, { rank: 2 }] }, { behind: 1 }],
    ['who was said to have won, whatever the scores', { scores: [9, 4], winner: 'Tom' }, { behind: 1 }],
    ['nobody at the same score', { scores: [4, 4] }, { level: 1 }],
    ['neither of one team', { outcome: 'teams', seats: [{ team: 'Red' }, { team: 'Red' }] }, { level: 0 }],
    ['neither in a co-operative play', { outcome: 'cooperative', scores: [9, 4] }, { level: 0 }],
  ])('%s', (_what, play, expected) => {
    expect(against(play)).toMatchObject({ together: 1, ahead: 0, behind: 0, level: 0, ...expected });
  });

  test('what one is ahead the other is behind', () => {
    fc.assert(
      fc.property(anyPlays, (plays) => {
        const log = readLog(plays, people);
        for (const person of everybodyIn(log)) {
          for (const { opponent, together, ahead, behind, level } of headToHeadOf(log, person)) {
            const mirrored = headToHeadOf(log, opponent).find((record) => record.opponent === person);
            expect(mirrored).toMatchObject({ together, ahead: behind, behind: ahead, level });
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a rival needs three meetings and a lead', () => {
    const log = logOf({ scores: [9, 4] }, { scores: [9, 4] }, { players: ['Ana', 'Bo'], scores: [1, 2] });
    const records = () => rivalsOf(headToHeadOf(log, named(log, 'Ana')));
    expect(records()).toEqual({ prey: null, nemesis: null });
    const more = logOf({ scores: [9, 4] }, { scores: [9, 4] }, { scores: [3, 4] });
    expect(rivalsOf(headToHeadOf(more, named(more, 'Ana')))).toMatchObject({
      prey: { opponent: { name: 'Tom' }, ahead: 2, behind: 1 },
      nemesis: null,
    });
    expect(rivalsOf(headToHeadOf(more, named(more, 'Tom')))).toMatchObject({ prey: null, nemesis: { behind: 2 } });
  });
});

describe("a person's summary", () => {
  test('the best game needs three contests and a win', () => {
    const hive = { gameTitle: 'Hive', players: ['Ana', 'Tom'] };
    const log = logOf({ scores: [2, 1] }, { ...hive, scores: [2, 1] }, { ...hive, scores: [2, 1] });
    expect(summaryOf(log, named(log, 'Ana')).bestGame).toBeNull();
    const more = logOf(...Array.from({ length: 3 }, () => ({ ...hive, scores: [2, 1] })));
    expect(summaryOf(more, named(more, 'Ana')).bestGame).toMatchObject({ game: { title: 'Hive' }, wins: 3 });
    expect(summaryOf(more, named(more, 'Tom')).bestGame).toBeNull();
  });

  test('its games have all plays of the person, and no win more than the person has', () => {
    fc.assert(
      fc.property(anyPlays, (plays) => {
        const log = readLog(plays, people);
        for (const person of everybodyIn(log)) {
          const own = playsWith(log, person);
          const { games, performance } = summaryOf(own, person);
          const sum = (of: (game: (typeof games)[number]) => number) =>
            games.reduce((total, game) => total + of(game), 0);
          expect([sum(({ plays: count }) => count), sum(({ wins }) => wins), sum((game) => game.contests)]).toEqual([
            performance?.gamesPlayed,
            performance?.wins,
            performance?.contests,
          ]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
