import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPlay, anyPlays, type PlayFacts } from '#tests/support/rows/a-play.ts';
import { gameRecordOf } from './game-record.ts';
import { readLog } from '#client/plays/rules/play-log.ts';

const recordOf = (...plays: PlayFacts[]) => gameRecordOf(readLog(plays.map(aPlay), []));
const line = ({ players }: ReturnType<typeof recordOf>) =>
  players.map(({ person, wins, contests, average, best }) => [person.name, wins, contests, average, best]);

test('a game without plays has no players and no contests', () => {
  expect(recordOf()).toEqual({ players: [], contests: 0, coopPlays: 0, coopWins: 0, lowestWins: false });
});

test('players are sorted by win rate, with average and best score', () => {
  const record = recordOf(
    { scores: [50, 60] },
    { scores: [70, 40] },
    { scores: [90, 20], players: ['Ana', 'Tom', 'Zoe'] },
  );
  expect(line(record)).toEqual([
    ['Ana', 2, 3, 70, 90],
    ['Tom', 1, 3, 40, 60],
    ['Zoe', 0, 1, null, null],
  ]);
});

test('if the lowest score wins, the best score is the lowest', () => {
  const record = recordOf({ scores: [12, 40], outcome: 'lowest' }, { scores: [20, 8], outcome: 'lowest' });
  expect(record.lowestWins).toBe(true);
  expect(record.players.find(({ person }) => person.name === 'Ana')?.best).toBe(12);
  expect(record.players.find(({ person }) => person.name === 'Tom')?.best).toBe(8);
});

test('cooperative plays are counted for the table, not as wins of a player', () => {
  const coop = (won: boolean): PlayFacts => ({ outcome: 'cooperative', seats: [{ won }, { won }] });
  expect(recordOf(coop(true), coop(false), coop(true))).toMatchObject({ contests: 0, coopPlays: 3, coopWins: 2 });
});

test('every player has a row; the best is one of their scores, and the average lies between them', () => {
  fc.assert(
    fc.property(anyPlays, (plays) => {
      const log = readLog(plays, []);
      const { players } = gameRecordOf(log);
      expect(new Set(players.map(({ person }) => person.key))).toEqual(
        new Set(log.flatMap(({ seated }) => seated.map(({ person }) => person.key))),
      );
      for (const { scores, average, best, wins, contests } of players) {
        expect(wins).toBeLessThanOrEqual(contests);
        expect(best === null).toBe(scores.length === 0);
        if (best === null || average === null) continue;
        expect(scores).toContain(best);
        expect(average).toBeGreaterThanOrEqual((scores[0] ?? 0) - 1e-9);
        expect(average).toBeLessThanOrEqual((scores.at(-1) ?? 0) + 1e-9);
      }
    }),
  );
});
