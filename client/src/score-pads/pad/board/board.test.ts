import { expect, test } from 'vitest';
import type { PadEntry } from '#shared/shapes/pad-entry.ts';
import { foldPad } from '#shared/score-pads/fold-pad.ts';
import type { ScoreSheet } from '#shared/shapes/score-sheet.ts';
import { readPlay } from '#shared/plays/read-play.ts';
import { standings } from '#shared/plays/standings.ts';
import { aPlay, type PlayFacts } from '#tests/support/rows/a-play.ts';
import { historyOf, lastOwnEntry, toggleUndo } from './history.ts';
import { firstOf, leadersOf, outcomeText, padStandings } from './pad-standings.ts';
import { firstCell, movedCell, nextCell, rowsOf } from './rows.ts';
import { currentTyping, valueOf, withDigit, withOtherSign, withPoint, withStep } from './typing.ts';

const ROUNDS: ScoreSheet = { name: 'Rounds', outcome: 'highest', rows: [] };
const named: ScoreSheet = {
  name: 'Birds',
  outcome: 'highest',
  rows: ['Birds', 'Eggs'].map((label) => ({ key: label.toLowerCase(), label, worth: { by: 'points' } })),
};
const player = (name: string): PadEntry => ({
  key: `add-${name}`,
  device: 'mine',
  act: { kind: 'player', player: name.toLowerCase(), name },
});
const score = (key: string, who: string, value: number, row = 'round-1', device = 'mine'): PadEntry => ({
  key,
  device,
  act: { kind: 'score', player: who, row, value, on: [] },
});
const two = [player('Ada'), player('Ben')];

test('input drops a leading zero, toggles the sign, and steps from the current number', () => {
  expect(withDigit('0', '7')).toBe('7');
  expect(withDigit('-', '7')).toBe('-7');
  expect(withDigit('123456', '1')).toBe('123456');
  expect([withPoint(''), withPoint('-'), withPoint('7'), withPoint('7.5')]).toEqual(['0.', '-0.', '7.', '7.5']);
  expect([withDigit('0.', '5'), withDigit('123456.', '5'), withDigit('7.25', '1')]).toEqual([
    '0.5',
    '123456.5',
    '7.25',
  ]);
  expect([withOtherSign('12'), withOtherSign('-12'), withOtherSign('')]).toEqual(['-12', '12', '-']);
  expect([withStep('', 5), withStep('-3', 1)]).toEqual(['5', '-2']);
  expect([valueOf(''), valueOf('-'), valueOf('-0'), valueOf('012')]).toEqual([null, null, 0, 12]);
  expect([valueOf('7.'), valueOf('7.5'), valueOf('-0.5'), valueOf('.')]).toEqual([7, 7.5, -0.5, null]);
});

test('a submitted number is replaced by a later one; one that is being typed is kept', () => {
  const written = { text: '12', on: [], isWritten: true };
  expect(currentTyping(written, 12)).toBe(written);
  expect(currentTyping(written, 15)).toBeNull();
  expect(currentTyping(written, null)).toBeNull();
  expect(currentTyping({ text: '12', on: [] }, 15)).toEqual({ text: '12', on: [] });
});

test('a round is added when the last one is full, or by hand', () => {
  const state = foldPad([...two, score('e1', 'ada', 3), score('e2', 'ben', 4)]);
  expect(rowsOf(ROUNDS, state).map(({ label }) => label)).toEqual(['Round 1', 'Round 2']);
  expect(rowsOf(ROUNDS, state, 4)).toHaveLength(4);
  expect(rowsOf(named, state, 4).map(({ label }) => label)).toEqual(['Birds', 'Eggs']);
});

test('input continues at the first blank, then by player and by row', () => {
  const state = foldPad([...two, score('e1', 'ada', 3, 'birds')]);
  const rows = rowsOf(named, state);
  expect(firstCell(rows, state)).toEqual({ player: 'ben', row: 'birds' });
  expect(nextCell(rows, state.players, { player: 'ben', row: 'birds' })).toEqual({ player: 'ada', row: 'eggs' });
  expect(nextCell(rows, state.players, { player: 'ben', row: 'eggs' })).toBeNull();
  const moved = movedCell(rows, state.players, { player: 'ben', row: 'birds' }, { rows: 1, players: 5 });
  expect(moved).toEqual({ player: 'ben', row: 'eggs' });
});

test('the history lists who did what, latest first, and what was undone', () => {
  const entries = [...two, score('e1', 'ada', 12), score('e2', 'ben', 4, 'round-1', 'theirs')];
  const undone = [...entries, { key: 'u1', device: 'theirs', act: { kind: 'undo', entry: 'e1' } } as const];
  const lines = historyOf({ entries: undone, device: 'mine', sheet: ROUNDS });
  expect(lines.map(({ words, who, isTakenBack }) => [words, who, isTakenBack])).toEqual([
    ['Ben, Round 1: 4', 'Phone 2', false],
    ['Ada, Round 1: 12', 'This phone', true],
    ['Ben plays', 'This phone', false],
    ['Ada plays', 'This phone', false],
  ]);
  expect(toggleUndo(entries, 'e1')).toEqual([{ kind: 'undo', entry: 'e1' }]);
  expect(toggleUndo(undone, 'e1')).toEqual([{ kind: 'undo', entry: 'u1' }]);
  expect([lastOwnEntry(entries, 'mine'), lastOwnEntry(undone, 'mine')]).toEqual(['e1', null]);
});

test('a tie is named, and there is no leader before the first number', () => {
  expect(leadersOf(ROUNDS, foldPad(two)).size).toBe(0);
  const state = foldPad([...two, score('e1', 'ada', 12), score('e2', 'ben', 12)]);
  expect([...leadersOf(ROUNDS, state)]).toEqual(['ada', 'ben']);
  expect(outcomeText(padStandings(ROUNDS, state))).toBe('A tie: Ada and Ben with 12 points each.');
  const low = foldPad([...two, score('e1', 'ada', 12), score('e2', 'ben', 13)]);
  expect(outcomeText(padStandings({ ...ROUNDS, outcome: 'lowest' }, low))).toBe('Ada wins with 12 points.');
});

test('a play that was corrected after its table has the winners whom its owner named', () => {
  const read = (facts: PlayFacts) => {
    const list = standings(readPlay(aPlay({ players: ['Ada', 'Ben', 'Cy'], ...facts })) ?? expect.fail('unreadable'));
    return [firstOf(list).map(({ name }) => name), outcomeText(list)];
  };
  expect(read({ scores: [12, 12, 3] })).toEqual([['Ada', 'Ben'], 'A tie: Ada and Ben with 12 points each.']);
  expect(read({ scores: [12, 12, 3], winner: 'Ben' })).toEqual([['Ben'], 'Ben wins with 12 points.']);
  expect(read({ scores: [12, 9, null], winner: 'Cy' })).toEqual([['Cy'], 'Cy wins.']);
  const seats = [{ won: true }, { won: false }, { won: true }];
  expect(read({ scores: [12, 9, 3], outcome: 'teams', seats })).toEqual([['Ada', 'Cy'], 'Ada and Cy win.']);
});
