import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Play } from '#shared/plays/plays-contract.ts';
import { aPlay, anyPlays, type PlayFacts } from '#tests/support/rows/a-play.ts';
import { MIN_SHOWN_MINUTES } from '#shared/limits/limits.ts';
import { gamePerformanceOf } from './game-performance.ts';
import { readLog } from '../rules/play-log.ts';
import { averageMinutes, minutesAtTable } from '#shared/plays/play-minutes.ts';
import { hIndex } from '#shared/plays/h-index.ts';
import { totalsOf } from './play-totals.ts';
import { averageScore, byWinRate, performanceOf, provenWinRate, winRate } from '../rules/player-performance.ts';

const ANA = { id: 7, name: 'Ana', spellings: ['ana', 'anna'] };
const anyLog = anyPlays.map((plays) => readLog(plays, [ANA]));

describe('play durations', () => {
  test.each([
    [[14, 15, 45], 30],
    [[14, null, 0], null],
    [[], null],
  ])('of %j minutes have the average %j', (durations, expected) => {
    expect(averageMinutes(durations.map((duration) => ({ duration })))).toBe(expected);
  });

  test('ignore plays that are too short or have no duration', () => {
    const short = fc.option(fc.integer({ min: 0, max: MIN_SHOWN_MINUTES - 1 })).map((duration) => ({ duration }));
    const long = fc.integer({ min: MIN_SHOWN_MINUTES, max: 600 }).map((duration) => ({ duration }));
    fc.assert(
      fc.property(fc.array(short), fc.array(long, { minLength: 1 }), (left, counted) => {
        const average = averageMinutes([...left, ...counted]);
        expect(average).toBe(averageMinutes(counted));
        expect(average).toBeGreaterThanOrEqual(Math.min(...counted.map(({ duration }) => duration)));
        expect(average).toBeLessThanOrEqual(Math.max(...counted.map(({ duration }) => duration)));
        expect(minutesAtTable([...left, ...counted]).timed).toBe(counted.length);
      }),
    );
  });
});

describe('the h-index', () => {
  test.each([
    [[], 0],
    [[1, 1, 1], 1],
    [[2, 2], 2],
    [[10, 3, 3, 1], 3],
    [[100], 1],
  ])('of %j is %i', (counts, expected) => expect(hIndex(counts)).toBe(expected));

  test('is the largest number of games with at least that many plays', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 })), (counts) => {
        const h = hIndex(counts);
        const reaching = (plays: number) => counts.filter((count) => count >= plays).length;
        expect(reaching(h)).toBeGreaterThanOrEqual(h);
        expect(reaching(h + 1)).toBeLessThan(h + 1);
      }),
    );
  });
});

describe('player performance', () => {
  const of = (name: string, ...plays: Parameters<typeof aPlay>[0][]) =>
    performanceOf(readLog(plays.map(aPlay), [ANA])).find(({ person }) => person.name === name);

  test('a cooperative play is counted separately and does not change the win rate', () => {
    const won = { outcome: 'cooperative', seats: [{ won: true }, { won: true }] } as const;
    expect(of('Ana', { scores: [2, 1] }, { scores: [1, 2] }, { ...won, seats: [...won.seats] })).toMatchObject({
      gamesPlayed: 3,
      contests: 2,
      wins: 1,
      coopPlays: 1,
      coopWins: 1,
    });
  });

  test('a tie counts as a contest without a win', () => {
    expect(of('Ana', { scores: [5, 5] })).toMatchObject({ contests: 1, wins: 0 });
  });

  test('a score in a game that the lowest wins is not a best score', () => {
    expect(of('Tom', { scores: [1, 90], outcome: 'lowest' }, { scores: [1, 7] })).toMatchObject({
      bestScore: 7,
      totalScore: 97,
      scored: 2,
    });
  });

  test('the best score is the highest, also below zero, and the average includes all scores', () => {
    const ana = of('Ana', { scores: [5, 1] }, { scores: [9, 1] }, { scores: [7, 1] });
    expect([ana?.bestScore, ana && averageScore(ana)]).toEqual([9, 7]);
    expect(of('Ana', { scores: [-8, 1] }, { scores: [-3, 1] })?.bestScore).toBe(-3);
  });

  test('players are sorted by plays, then by name', () => {
    const log = readLog([aPlay({ players: ['Tom', 'Bo', 'Cy'] }), aPlay({ players: ['Tom', 'Ana'] })], [ANA]);
    expect(performanceOf(log).map(({ person }) => person.name)).toEqual(['Tom', 'Ana', 'Bo', 'Cy']);
  });

  test('of equal win rates the one over more plays is first, then who played more, then by name', () => {
    const somebody = (name: string, wins: number, contests: number, gamesPlayed = contests) => ({
      person: { key: name, id: null, name },
      wins,
      contests,
      gamesPlayed,
      coopPlays: 0,
      coopWins: 0,
      bestScore: null,
      totalScore: 0,
      scored: 0,
      lastPlayed: new Date(0),
    });
    const ranked = [
      somebody('Ana', 4, 8),
      somebody('Flo', 1, 1),
      somebody('Bo', 2, 4, 9),
      somebody('Cy', 2, 4),
      somebody('Di', 2, 4),
      somebody('Ed', 0, 3),
      somebody('Gil', 0, 2),
      somebody('Hal', 0, 0, 5),
    ];
    expect(ranked.toReversed().sort(byWinRate)).toEqual(ranked);
    expect(ranked.toSorted(byWinRate)).toEqual(ranked);
  });

  test('a player without scores has no best score and no average', () => {
    const ana = of('Ana', { scores: [null, 4] });
    expect([ana?.bestScore, ana && averageScore(ana)]).toEqual([null, null]);
    expect(winRate(0, 0)).toBeNull();
  });

  test('wins never exceed contests, and contests plus cooperative plays never exceed plays', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        for (const player of performanceOf(log)) {
          const { wins, contests, coopWins, coopPlays, gamesPlayed } = player;
          expect([wins <= contests, coopWins <= coopPlays, contests + coopPlays <= gamesPlayed]).toEqual([
            true,
            true,
            true,
          ]);
          expect(gamesPlayed).toBe(log.filter(({ seated }) => seated.some((s) => s.person === player.person)).length);
          const average = averageScore(player);
          if (average !== null) expect(average * player.scored).toBeCloseTo(player.totalScore);
        }
      }),
    );
  });

  test('a proven win rate is at most the win rate, and grows with wins and with plays at the same rate', () => {
    const results = fc
      .integer({ min: 1, max: 5000 })
      .chain((contests) => fc.record({ contests: fc.constant(contests), wins: fc.integer({ min: 1, max: contests }) }));
    fc.assert(
      fc.property(results, ({ wins, contests }) => {
        const proven = provenWinRate({ wins, contests });
        expect(proven).toBeGreaterThan(0);
        expect(proven).toBeLessThan(wins / contests);
        expect(provenWinRate({ wins: 2 * wins, contests: 2 * contests })).toBeGreaterThan(proven);
        expect(provenWinRate({ wins, contests: contests + 1 })).toBeLessThan(proven);
        expect(provenWinRate({ wins: wins - 1, contests })).toBeLessThan(proven);
      }),
    );
  });

  test('three wins of three are ranked behind twenty of twenty-five', () => {
    const won = (times: number, facts: PlayFacts) => Array.from({ length: times }, () => aPlay(facts));
    const log = readLog(
      [
        ...won(3, { players: ['Newcomer', 'Tom'], scores: [2, 1] }),
        ...won(20, { scores: [2, 1] }),
        ...won(5, { scores: [1, 2] }),
      ],
      [],
    );
    expect(
      performanceOf(log)
        .toSorted(byWinRate)
        .map(({ person, wins, contests }) => [person.name, wins, contests]),
    ).toEqual([
      ['Ana', 20, 25],
      ['Newcomer', 3, 3],
      ['Tom', 5, 28],
    ]);
  });
});

describe('game performance', () => {
  test('every play belongs to one game, and the most played game is first', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const games = gamePerformanceOf(log);
        const plays = games.map((game) => game.plays);
        expect(plays.reduce((sum, count) => sum + count, 0)).toBe(log.length);
        expect(plays).toEqual(plays.toSorted((a, b) => b - a));
        expect(new Set(games.map(({ game }) => game.key)).size).toBe(games.length);
        for (const { averageMinutes: minutes } of games)
          expect(minutes === null || minutes >= MIN_SHOWN_MINUTES).toBe(true);
      }),
    );
  });

  test('averages include only timed and scored plays, and are null without any', () => {
    const of = (...plays: Parameters<typeof aPlay>[0][]) => gamePerformanceOf(readLog(plays.map(aPlay), []))[0];
    expect(of({ duration: 14 })).toMatchObject({ averageMinutes: null, averageScore: null });
    expect(of({ duration: 40, scores: [10, null] }, { duration: 5 }, { duration: 60, scores: [0, 5] })).toMatchObject({
      plays: 3,
      averageMinutes: 50,
      averageScore: 5,
    });
  });

  test('players with equally many wins are all top winners', () => {
    const topWinners = (ofPlays: Play[]) =>
      gamePerformanceOf(readLog(ofPlays, []))[0]?.topWinners.map(({ name }) => name);
    const plays = [aPlay({ scores: [2, 1] }), aPlay({ scores: [1, 2] })];
    expect(topWinners(plays)).toEqual(['Ana', 'Tom']);
    expect(topWinners([...plays, aPlay({ scores: [2, 1] })])).toEqual(['Ana']);
    expect(topWinners([aPlay({ scores: [1, 1] })])).toEqual([]);
  });
});

test('total wins count the wins of players in decided plays', () => {
  const plays = [
    aPlay({ scores: [2, 1] }),
    aPlay({ scores: [1, 1] }),
    aPlay({
      outcome: 'teams',
      seats: [
        { team: 'Red', won: true },
        { team: 'Red', won: true },
      ],
    }),
    aPlay({ outcome: 'cooperative', seats: [{ won: true }, { won: true }] }),
    aPlay({ outcome: 'cooperative', seats: [{ won: false }, { won: false }] }),
    aPlay({ outcome: 'none' }),
  ];
  expect(totalsOf(readLog(plays, []))).toEqual({ plays: 6, totalWins: 3, winners: 2, newGames: 1 });
});

test('total wins are the sum of the wins of all players', () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      const players = performanceOf(log);
      expect(totalsOf(log)).toMatchObject({
        totalWins: players.reduce((sum, { wins }) => sum + wins, 0),
        winners: players.filter(({ wins }) => wins > 0).length,
      });
    }),
  );
});
