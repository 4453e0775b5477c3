import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPlay, anyPlays, type PlayFacts } from '#tests/support/rows/a-play.ts';
import { headToHeadOf, rivalsOf } from './head-to-head.ts';
import { readLog, type LoggedPlay } from '../rules/play-log.ts';
import { playsWith, summaryOf } from './person-summary.ts';

const people = ['Ana', 'Tom', 'Bo', 'Cy'].map((name, index) => ({
  id: index + 1,
  name,
  spellings: [name.toLowerCase()],
}));
const THREE = ['Ana', 'Tom', 'Zoe'];
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
    ['the lower score is ahead if the lowest wins', { scores: [9, 4], outcome: 'lowest' }, { behind: 1 }],
    ['the better rank is ahead', { outcome: 'ranking', seats: [{ rank: 3 }, { rank: 2 }] }, { behind: 1 }],
    ['the named winner is ahead, whatever the scores', { scores: [9, 4], winner: 'Tom' }, { behind: 1 }],
    ['nobody is ahead with equal scores', { scores: [4, 4] }, { level: 1 }],
    ['nobody is ahead if one has no score', { scores: [9, null, 4], players: THREE, winner: 'Zoe' }, { level: 1 }],
    [
      'the score decides if only one has a rank',
      { scores: [4, 9, 12], players: THREE, seats: [{ rank: 1 }] },
      { behind: 1 },
    ],
    ['the higher score of two losers is ahead', { scores: [9, 4, 12], players: THREE }, { ahead: 1 }],
    [
      'the lower score of two losers is ahead if the lowest wins',
      { scores: [9, 4, 1], players: THREE, outcome: 'lowest' },
      { behind: 1 },
    ],
    [
      'the lower score of two losers is ahead, in reverse order',
      { scores: [4, 9, 1], players: THREE, outcome: 'lowest' },
      { ahead: 1 },
    ],
    ['nobody is ahead in a ranking without ranks', { scores: [9, 4], outcome: 'ranking' }, { level: 1 }],
    ['neither of one team', { outcome: 'teams', seats: [{ team: 'Red' }, { team: 'Red' }] }, { level: 0 }],
    ['neither in a co-operative play', { outcome: 'cooperative', scores: [9, 4] }, { level: 0 }],
  ])('%s', (_what, play, expected) => {
    expect(against(play)).toMatchObject({ together: 1, ahead: 0, behind: 0, level: 0, ...expected });
  });

  test('the wins of one are the losses of the other', () => {
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

  test('opponents are sorted by common plays, then by name', () => {
    const log = logOf({ players: ['Ana', 'Tom', 'Cy', 'Bo'] }, { players: ['Ana', 'Tom'] });
    expect(headToHeadOf(log, named(log, 'Ana')).map(({ opponent }) => opponent.name)).toEqual(['Tom', 'Bo', 'Cy']);
    expect(headToHeadOf(log, named(log, 'Bo')).map(({ opponent }) => opponent.name)).toEqual(['Ana', 'Cy', 'Tom']);
  });

  test('the top rival has the greatest lead, then the most meetings', () => {
    const record = (name: string, together: number, ahead: number, behind: number, level = 0) => ({
      opponent: { key: name, id: null, name },
      together,
      ahead,
      behind,
      level,
    });
    const records = [
      record('Bo', 4, 3, 1),
      record('Cy', 9, 4, 1),
      record('Di', 11, 5, 2),
      record('Ed', 4, 0, 3),
      record('Flo', 5, 1, 4),
      record('Gil', 9, 0, 2),
    ];
    for (const order of [records, records.toReversed()])
      expect(rivalsOf(order)).toMatchObject({
        easiestOpponent: { opponent: { name: 'Di' } },
        nemesis: { opponent: { name: 'Flo' } },
      });
    expect(rivalsOf([record('Bo', 3, 1, 1, 1)])).toEqual({ easiestOpponent: null, nemesis: null });
    expect(rivalsOf([record('Bo', 3, 2, 0, 1)]).easiestOpponent).toMatchObject({ opponent: { name: 'Bo' } });
  });

  test('a rival needs three meetings and a lead', () => {
    const log = logOf({ scores: [9, 4] }, { scores: [9, 4] }, { players: ['Ana', 'Bo'], scores: [1, 2] });
    const records = () => rivalsOf(headToHeadOf(log, named(log, 'Ana')));
    expect(records()).toEqual({ easiestOpponent: null, nemesis: null });
    const more = logOf({ scores: [9, 4] }, { scores: [9, 4] }, { scores: [3, 4] });
    expect(rivalsOf(headToHeadOf(more, named(more, 'Ana')))).toMatchObject({
      easiestOpponent: { opponent: { name: 'Tom' }, ahead: 2, behind: 1 },
      nemesis: null,
    });
    expect(rivalsOf(headToHeadOf(more, named(more, 'Tom')))).toMatchObject({
      easiestOpponent: null,
      nemesis: { behind: 2 },
    });
  });
});

test('a seat of nobody stays in its play and is no person, rival or winner', () => {
  const nobodies = [{ id: 9, name: 'Anonymous', spellings: ['anonymous'] }, ...people];
  const log = readLog(
    ['Anonymous', ' ANONYMOUS  player', 'Unknown player'].map((name) =>
      aPlay({ players: ['Ana', name], scores: [1, 9] }),
    ),
    nobodies,
  );
  expect(log.map(({ results }) => results.length)).toEqual([2, 2, 2]);
  expect(everybodyIn(log).map(({ name }) => name)).toEqual(['Ana']);
  expect(headToHeadOf(log, named(log, 'Ana'))).toEqual([]);
  expect(summaryOf(log, named(log, 'Ana')).performance).toMatchObject({ wins: 0, contests: 3 });
});

describe("a person's summary", () => {
  test('lists the most played game first', () => {
    const log = logOf({ gameTitle: 'Azul' }, { gameTitle: 'Hive' }, { gameTitle: 'Brass' }, { gameTitle: 'Hive' });
    expect(summaryOf(log, named(log, 'Ana')).games.map(({ game, plays }) => [game.title, plays])).toEqual([
      ['Hive', 2],
      ['Azul', 1],
      ['Brass', 1],
    ]);
  });

  test('the best game needs three contests and a win', () => {
    const hive = { gameTitle: 'Hive', players: ['Ana', 'Tom'] };
    const log = logOf({ scores: [2, 1] }, { ...hive, scores: [2, 1] }, { ...hive, scores: [2, 1] });
    expect(summaryOf(log, named(log, 'Ana')).bestGame).toBeNull();
    const more = logOf(...Array.from({ length: 3 }, () => ({ ...hive, scores: [2, 1] })));
    expect(summaryOf(more, named(more, 'Ana')).bestGame).toMatchObject({ game: { title: 'Hive' }, wins: 3 });
    expect(summaryOf(more, named(more, 'Tom')).bestGame).toBeNull();
  });

  test('the best game has the highest proven win rate', () => {
    const plays = (gameTitle: string, won: number, lost: number) => [
      ...Array.from({ length: won }, () => ({ gameTitle, scores: [2, 1] })),
      ...Array.from({ length: lost }, () => ({ gameTitle, scores: [1, 2] })),
    ];
    const best = (...facts: PlayFacts[]) => {
      const log = logOf(...facts);
      return summaryOf(log, named(log, 'Ana')).bestGame?.game.title;
    };
    expect(best(...plays('Azul', 3, 2), ...plays('Hive', 2, 1), ...plays('Brass', 4, 4))).toBe('Azul');
    expect(best(...plays('Azul', 2, 1), ...plays('Hive', 4, 2), ...plays('Brass', 2, 1))).toBe('Hive');
  });

  test('the games contain all plays of the person, and never more wins than the person has', () => {
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
