import { expect, test } from 'vitest';
import { seatMarks } from './seat-marks.ts';

const list = [
  { status: 'accepted', partySize: 2 },
  { status: 'declined', partySize: 1 },
  { status: 'invited', partySize: 1 },
  { status: 'maybe', partySize: 1 },
] as const;

test('seats are marked by heads, the surest first, and what is left is free', () => {
  expect(seatMarks(6, list)).toEqual(['accepted', 'accepted', 'maybe', 'invited', 'free', 'free']);
});

test('there are never more marks than seats', () => {
  expect(seatMarks(3, list)).toEqual(['accepted', 'accepted', 'maybe']);
});

test('no limit, or more seats than an eye counts, has no marks', () => {
  expect(seatMarks(null, list)).toEqual([]);
  expect(seatMarks(17, list)).toEqual([]);
});
