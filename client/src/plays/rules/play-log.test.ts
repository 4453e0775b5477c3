import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPlay, anyPlays } from '#tests/support/rows/a-play.ts';
import { countedPlays, PLAYS_IN_A_STEP, readLog, readLogInSlices } from './play-log.ts';

const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
const ANA = { id: 7, name: 'Ana', spellings: ['ana', 'anna'] };

test('a play that cannot be parsed is omitted, and the others are kept', () => {
  const broken = { ...aPlay({ id: 2 }), players: '["Ana"' };
  expect(readLog([aPlay({ id: 1 }), broken, { ...aPlay({ id: 3 }), scores: '{}' }], []).map(({ id }) => id)).toEqual([
    1,
  ]);
});

test('a long list is processed in steps of a thousand plays', () => {
  const plays = Array.from({ length: 2 * PLAYS_IN_A_STEP + 1 }, (_, index) => aPlay({ id: index + 1 }));
  const steps = readLogInSlices(plays, []);
  expect([steps.next().done, steps.next().done, steps.next().done]).toEqual([false, false, false]);
  expect(steps.next()).toEqual({ done: true, value: readLog(plays, []) });
});

test('every spelling of a person maps to that person; an unknown name is a person without an id', () => {
  const [play] = readLog([aPlay({ players: ['ANNA ', 'Tom', ' '] })], [ANA]);
  expect(play?.seated.map(({ person }) => person)).toEqual([
    { key: 'p7', id: 7, name: 'Ana' },
    { key: 'ntom', id: null, name: 'Tom' },
  ]);
});

test('a person listed twice in one play is a single player', () => {
  const [play] = readLog([aPlay({ players: ['Ana', 'Anna'], scores: [3, 9] })], [ANA]);
  expect(play?.seated).toMatchObject([{ person: { id: 7 }, score: 9, won: true }]);
});

test('of two seats with one name only the winning one makes a winner', () => {
  const play = { players: ['Guest', 'Ana', 'Guest'], scores: [13, 15, 16] };
  const [higher] = readLog([aPlay(play)], [ANA]);
  expect(higher?.seated.map(({ person, score, won }) => [person.name, score, won])).toEqual([
    ['Guest', 16, true],
    ['Ana', 15, false],
  ]);
});

test('a winner named by another spelling counts as winner', () => {
  const [play] = readLog([aPlay({ players: ['Ana', 'Tom'], scores: [1, 9], winner: 'anna' })], [ANA]);
  expect(play?.seated.map(({ won }) => won)).toEqual([true, false]);
});

test('plays without a game id are grouped with the game of the same title', () => {
  const log = readLog(
    [aPlay({ gameTitle: ' azul' }), aPlay({ gameId: 4, gameTitle: 'Azul' }), aPlay({ gameTitle: 'Hive' })],
    [],
  );
  expect(log.map(({ game }) => game.key)).toEqual(['g4', 'g4', 'thive']);
});

test('only the earliest play of each game is marked as first', () => {
  fc.assert(
    fc.property(anyPlays, (plays) => {
      const log = readLog(plays, [ANA]);
      for (const game of new Set(log.map((play) => play.game))) {
        const ofGame = log.filter((play) => play.game === game);
        expect(ofGame.map(({ isFirst }) => isFirst)).toEqual(ofGame.map((_, index) => index === ofGame.length - 1));
      }
    }),
  );
});

test.each([
  ['one for points', { scores: [5, 4] }, true],
  ['one for points of which none was written down', { scores: [null, null] }, false],
  ['one for points that somebody won without any', { winner: 'Ana' }, true],
  ['one with a place for one player', { outcome: 'ranking', seats: [{ rank: 2 }, {}] }, true],
  ['one whose places were not written down', { outcome: 'ranking' }, false],
  ['one of teams of which nobody won', { outcome: 'teams', seats: [{ team: 'Red' }, { team: 'Blue' }] }, false],
  ['a tie', { scores: [5, 5] }, true],
  ['one without points that somebody won', { outcome: 'none', winner: 'Ana' }, true],
  ['one without points that nobody won', { outcome: 'none' }, false],
  ['a co-operative one, won or lost', { outcome: 'cooperative', seats: [{ won: true }, { won: true }] }, false],
] as const)('a play is competitive: %s', (_what, facts, isContest) => {
  const { seats, scores, ...rest } = { seats: [], scores: [], ...facts };
  expect(readLog([aPlay({ ...rest, seats: [...seats], scores: [...scores] })], [])[0]?.isContest).toBe(isContest);
});

test('games with the same title stay separate; a play without an id belongs to the most recently played one', () => {
  const log = readLog(
    [
      aPlay({ gameTitle: 'AZUL' }),
      aPlay({ gameId: 4, gameTitle: 'Azul' }),
      aPlay({ gameId: 5, gameTitle: 'Azul' }),
      aPlay({ gameId: 5, gameTitle: 'Azul: Summer Pavilion' }),
    ],
    [],
  );
  expect(log.map(({ game }) => game.key)).toEqual(['g4', 'g4', 'g5', 'g5']);
});

test('plays that are left out of statistics are kept in the log, and never count nor are the first of their game', () => {
  fc.assert(
    fc.property(anyPlays, fc.array(fc.boolean()), (plays, marks) => {
      const marked = plays.map((play, place) => ({ ...play, isIgnored: marks[place] ?? false }));
      const log = readLog(marked, [ANA]);
      expect(log.length).toBe(readLog(plays, [ANA]).length);
      const counted = countedPlays(log);
      expect(counted.map(({ id }) => id)).toEqual(log.filter(({ record }) => !record.isIgnored).map(({ id }) => id));
      const earliest = new Map(counted.map((play) => [play.game, play]));
      expect(log.filter(({ isFirst }) => isFirst).toSorted(byId)).toEqual([...earliest.values()].toSorted(byId));
    }),
  );
});
