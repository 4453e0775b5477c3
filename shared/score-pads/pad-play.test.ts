import { expect, test } from 'vitest';
import { foldPad } from './fold-pad.ts';
import type { PadAct } from '#shared/shapes/pad-entry.ts';
import { padPlay } from './pad-play.ts';
import type { ScoreSheet } from '#shared/shapes/score-sheet.ts';

const ROUNDS: ScoreSheet = { name: 'Rounds', outcome: 'lowest', rows: [] };
const SHEET: ScoreSheet = {
  name: 'Wonders',
  outcome: 'highest',
  rows: [
    { key: 'cards', label: 'Cards', worth: { by: 'points' } },
    { key: 'coins', label: 'Coins', worth: { by: 'each', points: 1, per: 3 } },
  ],
};
const player = (key: string, name: string): PadAct => ({ kind: 'player', player: key, name });
const score = (key: string, row: string, value: number | null): PadAct => ({
  kind: 'score',
  player: key,
  row,
  value,
  on: [],
});
const playAfter = (sheet: ScoreSheet, ...acts: PadAct[]) =>
  padPlay(sheet, foldPad(acts.map((act, place) => ({ key: `e${place}`, device: 'one', act }))));

test('an empty pad gives a play without players', () => {
  expect(playAfter(ROUNDS)).toEqual({ players: [], scores: [], seats: [], outcome: 'lowest' });
  expect(playAfter(ROUNDS, player('a', 'Ana'), { kind: 'leave', player: 'a' }).players).toEqual([]);
});

test('a player without a number has no score, and a zero is a score', () => {
  const { scores } = playAfter(
    SHEET,
    player('a', 'Ana'),
    player('b', 'Ben'),
    player('c', 'Cem'),
    score('b', 'cards', 0),
    score('c', 'cards', null),
    score('c', 'round-1', 7),
  );
  expect(scores).toEqual([null, 0, null]);
});

test('the score text is the sum of the row points in order', () => {
  const { scores, seats } = playAfter(
    SHEET,
    player('a', 'Ana'),
    player('b', 'Ben'),
    score('a', 'coins', 7),
    score('a', 'cards', -4),
    score('b', 'cards', 4),
  );
  expect([scores, seats]).toEqual([
    [-2, 4],
    [{ scoreText: '-4+2' }, {}],
  ]);
});

test('rounds are in order, and a score text that is too long is omitted', () => {
  const rounds = (count: number) =>
    Array.from({ length: count }, (_, place) => score('a', `round-${count - place}`, count - place));
  expect(playAfter(ROUNDS, player('a', 'Ana'), ...rounds(11))).toMatchObject({
    scores: [66],
    seats: [{ scoreText: '1+2+3+4+5+6+7+8+9+10+11' }],
  });
  expect(playAfter(ROUNDS, player('a', 'Ana'), ...rounds(40))).toMatchObject({ scores: [820], seats: [{}] });
});

test('the starting player is marked, and players with the same name are numbered', () => {
  const { players, seats } = playAfter(ROUNDS, player('a', 'Ana'), player('b', 'Ana'), { kind: 'start', player: 'b' });
  expect([players, seats]).toEqual([
    ['Ana', 'Ana (2)'],
    [{}, { started: true }],
  ]);
});

test('the score text contains signs and zeros', () => {
  const rounds = [12, 7, -3, 0].map((value, place) => score('a', `round-${place + 1}`, value));
  expect(playAfter(ROUNDS, player('a', 'Ana'), ...rounds).seats).toEqual([{ scoreText: '12+7-3+0' }]);
});
