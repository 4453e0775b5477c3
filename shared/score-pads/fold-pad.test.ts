import { describe, expect, test } from 'vitest';
import { foldPad, roundsOf, shownIn, totalOf } from './fold-pad.ts';
import type { PadAct, PadEntry } from '#shared/shapes/pad-entry.ts';
import type { ScoreSheet } from '#shared/shapes/score-sheet.ts';

const ROUNDS: ScoreSheet = { name: 'Rounds', outcome: 'highest', rows: [] };

/** Entries of one or several devices, keyed by position: `e1` is the first. */
const entries = (...acts: (PadAct & { device?: string })[]): PadEntry[] =>
  acts.map(({ device = 'one', ...act }, place) => ({ key: `e${place + 1}`, device, act }));
const player = (key: string, name = key): PadAct => ({ kind: 'player', player: key, name });
const score = (value: number | null, on: string[] = [], row = 'round-1', who = 'ana'): PadAct => ({
  kind: 'score',
  player: who,
  row,
  value,
  on,
});
const undo = (entry: string): PadAct => ({ kind: 'undo', entry });

/** The contents of Ana's first round: the current number, then its conflicts. */
function shown(...acts: PadAct[]) {
  const cell = foldPad(entries(player('ana'), ...acts))
    .cells.get('ana')
    ?.get('round-1');
  return cell && [cell.value, ...cell.conflicts.map(({ value }) => value)];
}

describe('a number', () => {
  test('is valid until a writer who saw it enters another', () => {
    expect(shown(score(5))).toEqual([5]);
    expect(shown(score(5), score(7, ['e2']))).toEqual([7]);
    expect(shown(score(5), score(null, ['e2']))).toEqual([null]);
  });

  test('that was entered without seeing the current one conflicts with it', () => {
    expect(shown(score(5), score(7))).toEqual([5, 7]);
    expect(shown(score(5), score(7, ['e2']), score(9, ['e2']))).toEqual([7, 9]);
    expect(shown(score(5), score(null))).toEqual([5, null]);
  });

  test('equal to the current one is no conflict, but remains when the other is changed', () => {
    expect(shown(score(5), score(5))).toEqual([5]);
    expect(shown(score(5), score(5), score(6, ['e2']))).toEqual([6, 5]);
    expect(shown(score(5), score(5), score(6, ['e3']))).toEqual([5, 6]);
  });

  test('resolves conflicts only between the numbers that its writer saw', () => {
    expect(shown(score(5), score(7), score(6, ['e2', 'e3']))).toEqual([6]);
    expect(shown(score(5), score(7), score(8), score(6, ['e2', 'e3']))).toEqual([6, 8]);
  });

  test('that replaced an offline entry of the same device conflicts with the other entry', () => {
    // e3 by one device, e4 and e5 by another that saw only e2 before it lost the network.
    expect(shown(score(5), score(7, ['e2']), score(8, ['e2']), score(9, ['e4']))).toEqual([7, 9]);
  });

  test('must name all numbers that its cell shows', () => {
    const state = foldPad(entries(player('ana'), score(5), score(7), score(5)));
    const cell = state.cells.get('ana')?.get('round-1');
    expect(shownIn(cell)).toEqual(['e2', 'e3', 'e4']);
    expect(shownIn(undefined)).toEqual([]);
    expect(shown(score(5), score(7), score(5), score(6, [...shownIn(cell)]))).toEqual([6]);
  });
});

describe('an undo', () => {
  test('of a number restores the number that it replaced, or the conflict that it resolved', () => {
    expect(shown(score(5), undo('e2'))).toBeUndefined();
    expect(shown(score(5), score(7, ['e2']), undo('e3'))).toEqual([5]);
    expect(shown(score(5), score(7), score(6, ['e2', 'e3']), undo('e4'))).toEqual([5, 7]);
  });

  test('of an undo restores the number', () => {
    expect(shown(score(5), undo('e2'), undo('e3'))).toEqual([5]);
    expect(shown(score(5), undo('e2'), undo('e3'), undo('e4'))).toBeUndefined();
  });

  test('of a number that was replaced since leaves the later number', () => {
    expect(shown(score(5), score(7, ['e2']), undo('e2'))).toEqual([7]);
    expect(shown(score(5), score(7, ['e2']), score(9, ['e3']), undo('e3'))).toEqual([9]);
  });

  test('of an unknown entry, or of itself, changes nothing', () => {
    expect(shown(score(5), undo('nothing'))).toEqual([5]);
    expect(shown(score(5), undo('e3'))).toEqual([5]);
  });
});

describe('players', () => {
  const named = (list: PadEntry[]) => foldPad(list).players.map(({ name }) => name);

  test('are listed in the order of their addition, under their last name', () => {
    expect(named(entries(player('ana', 'Ana'), player('ben', 'Ben'), player('ana', 'Anna')))).toEqual(['Anna', 'Ben']);
    expect(named(entries(player('ana', 'Ana'), player('ana', 'Anna'), undo('e2')))).toEqual(['Ana']);
  });

  test('who leave and return keep their numbers', () => {
    const left = [player('ana'), score(5), { kind: 'leave', player: 'ana' } as const];
    expect(foldPad(entries(...left)).players).toEqual([]);
    for (const back of [player('ana'), undo('e3')]) {
      const state = foldPad(entries(...left, back));
      expect([state.players.length, totalOf(ROUNDS, state, 'ana')]).toEqual([1, 5]);
    }
  });

  test('can start only while they are on the pad', () => {
    const started = [player('ana'), player('ben'), { kind: 'start', player: 'ben' } as const];
    expect(foldPad(entries(...started)).starter).toBe('ben');
    expect(foldPad(entries(...started, { kind: 'leave', player: 'ben' })).starter).toBeNull();
    expect(foldPad(entries(...started, undo('e3'))).starter).toBeNull();
  });
});

describe('points', () => {
  const SHEET: ScoreSheet = {
    name: 'Wonders',
    outcome: 'highest',
    rows: [
      { key: 'coins', label: 'Coins', worth: { by: 'each', points: 1, per: 3 } },
      { key: 'cards', label: 'Cards', worth: { by: 'points' } },
    ],
  };

  test('are summed over the rows of the sheet by the value of each row; other rows are ignored', () => {
    const state = foldPad(
      entries(player('ana'), score(7, [], 'coins'), score(4, [], 'cards'), score(50, [], 'round-1')),
    );
    expect(totalOf(SHEET, state, 'ana')).toBe(6);
    expect(totalOf(ROUNDS, state, 'ana')).toBe(50);
    expect(totalOf(SHEET, state, 'nobody')).toBe(0);
  });

  test('are those of the current number, with exact decimals', () => {
    const state = foldPad(
      entries(player('ana'), score(0.1), score(9), score(0.2, [], 'round-2'), score(null, [], 'round-3')),
    );
    expect(totalOf(ROUNDS, state, 'ana')).toBe(0.3);
  });
});

describe('rounds', () => {
  const rounds = (...acts: PadAct[]) => roundsOf(foldPad(entries(...acts)));
  const two = [player('ana'), player('ben')];

  test('begin with one, and continue when everybody has a number in the last', () => {
    expect(rounds()).toBe(1);
    expect(rounds(...two, score(5))).toBe(1);
    expect(rounds(...two, score(5), score(0, [], 'round-1', 'ben'))).toBe(2);
    expect(rounds(...two, score(5), score(null, [], 'round-1', 'ben'))).toBe(1);
  });

  test('include all that were started, at most 999', () => {
    expect(rounds(...two, score(5, [], 'round-4'))).toBe(4);
    expect(rounds(...two, score(null, [], 'round-4'))).toBe(1);
    expect(rounds(player('ana'), score(5, [], 'round-999'))).toBe(999);
  });
});

test('ignore a deleted number in the only round', () => {
  const state = foldPad(entries(player('ana'), player('ben'), score(5, [], 'round-3'), score(null, ['e3'], 'round-3')));
  expect(roundsOf(state)).toBe(1);
  expect(totalOf(ROUNDS, state, 'ana')).toBe(0);
});

test('ignore numbers in a row of a sheet', () => {
  const state = foldPad(entries(player('ana'), score(5, [], 'cards'), score(2, [], 'round-2')));
  expect([roundsOf(state), totalOf(ROUNDS, state, 'ana')]).toEqual([3, 2]);
});
