import { expect, test } from 'vitest';
import { anAnswer, score, taken } from '#tests/support/rows/a-stored-pad.ts';
import { entriesOf, joinedPad, lastSeq, withAnswer, withUnsent } from './stored-pad.ts';

test('a repeated entry is stored once', () => {
  const pad = joinedPad(anAnswer([taken(1, score('first', 12))]));
  const written = withUnsent(withUnsent(pad, [score('second', 3)]), [score('second', 3), score('first', 12)]);
  expect(entriesOf(written).map(({ key }) => key)).toEqual(['first', 'second']);
});

test('an entry that the server has accepted is no longer unsent, even if the response was lost', () => {
  const pad = withUnsent(joinedPad(anAnswer([])), [score('mine', 5), score('later', 6)]);
  const answered = withAnswer(pad, anAnswer([taken(1, score('mine', 5))]));
  expect(answered.unsent.map(({ key }) => key)).toEqual(['later']);
  expect(lastSeq(answered)).toBe(1);
});

test('entries are in the order of the server, whatever the order of responses', () => {
  const late = withAnswer(
    joinedPad(anAnswer([taken(3, score('c', 3))])),
    anAnswer([taken(1, score('a', 1)), taken(2, score('b', 2))]),
  );
  expect(late.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test('unsent entries stay on the device when the game is finished', () => {
  const pad = withUnsent(joinedPad(anAnswer([])), [score('late', 9)]);
  const finished = withAnswer(
    { ...pad, finish: { playedAt: new Date(0), duration: null, notes: null } },
    { ...anAnswer([]), status: 'finished' },
  );
  expect(finished).toMatchObject({ status: 'finished', finish: null, unsent: [{ key: 'late' }] });
});
