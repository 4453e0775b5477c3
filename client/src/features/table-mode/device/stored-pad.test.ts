import { expect, test } from 'vitest';
import { anAnswer, score, taken } from '#tests/support/a-stored-pad.ts';
import { entriesOf, joinedPad, lastSeq, withAnswer, withUnsent } from './stored-pad.ts';

test('what was written twice stands once', () => {
  const pad = joinedPad(anAnswer([taken(1, score('first', 12))]));
  const written = withUnsent(withUnsent(pad, [score('second', 3)]), [score('second', 3), score('first', 12)]);
  expect(entriesOf(written).map(({ key }) => key)).toEqual(['first', 'second']);
});

test('an entry that the server has taken is no longer waiting, also when the answer to its sending was lost', () => {
  const pad = withUnsent(joinedPad(anAnswer([])), [score('mine', 5), score('later', 6)]);
  const answered = withAnswer(pad, anAnswer([taken(1, score('mine', 5))]));
  expect(answered.unsent.map(({ key }) => key)).toEqual(['later']);
  expect(lastSeq(answered)).toBe(1);
});

test('entries stand in the order of the server whatever order answers came in', () => {
  const late = withAnswer(
    joinedPad(anAnswer([taken(3, score('c', 3))])),
    anAnswer([taken(1, score('a', 1)), taken(2, score('b', 2))]),
  );
  expect(late.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test('what is unsent when the game is finished stays on the device', () => {
  const pad = withUnsent(joinedPad(anAnswer([])), [score('late', 9)]);
  const finished = withAnswer(
    { ...pad, finish: { playedAt: new Date(0), duration: null, notes: null } },
    { ...anAnswer([]), status: 'finished' },
  );
  expect(finished).toMatchObject({ status: 'finished', finish: null, unsent: [{ key: 'late' }] });
});
