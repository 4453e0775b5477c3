import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUnsaved, marksOf, withoutPart } from './unsaved-input.ts';

const STORED = { status: 'accepted', name: 'Ben', along: '0', companions: '', arrival: '', brings: '', guestNote: '' };
const BALLOT = { approves: [1], teaches: [], veto: null };
const FORM = { ...STORED, ballot: '1,2', 'want-1': 'yes', veto: '', title: '', players: '', duration: '' };

test('an unchanged form has no unsaved input, whichever part was saved', () => {
  for (const part of ['answer', 'status', 'ballot', 'bring', null] as const)
    expect(isUnsaved(withoutPart(FORM, part), STORED, BALLOT)).toBe(false);
});

test.each([
  [{ guestNote: 'late' }, 'answer'],
  [{ status: 'maybe' }, 'answer'],
  [{ 'want-2': 'yes' }, 'ballot'],
  [{ 'teach-1': 'yes' }, 'ballot'],
  [{ veto: '2' }, 'ballot'],
  [{ title: 'Root' }, 'bring'],
] as const)('%j is unsaved until the part %s is saved', (change, part) => {
  const typed = { ...FORM, ...change };
  expect(isUnsaved(withoutPart(typed, null), STORED, BALLOT)).toBe(true);
  expect(isUnsaved(withoutPart(typed, part), STORED, BALLOT)).toBe(false);
});

test('a form without a ballot changes no votes', () => {
  expect(marksOf(BALLOT, { status: 'accepted' })).toEqual(BALLOT);
});

test('a game that was added after the form was rendered keeps its vote', () => {
  expect(marksOf({ ...BALLOT, approves: [1, -3] }, { ballot: '1,2', 'want-2': 'yes' }).approves).toEqual([2, -3]);
});

test('saving one part drops no input of other parts', () => {
  const fields = fc.dictionary(fc.constantFrom(...Object.keys(FORM), 'want--7', 'teach-12', 'other'), fc.string());
  const parts = fc.constantFrom('answer', 'status', 'ballot', 'bring', null);
  fc.assert(
    fc.property(fields, parts, (typed, part) => {
      const rest = withoutPart(typed, part);
      for (const [field, text] of Object.entries(rest)) expect(typed[field]).toBe(text);
      for (const other of ['answer', 'ballot', 'bring'] as const)
        if (part !== null && other !== part && !(part === 'status' && other === 'answer'))
          expect(withoutPart(rest, other)).toEqual(withoutPart(withoutPart(typed, other), part));
    }),
  );
});
