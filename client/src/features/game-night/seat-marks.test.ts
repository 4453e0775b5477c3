import { expect, test } from 'vitest';
import { anAttendee } from '#tests/support/an-attendee.ts';
import { seatMarks } from './seat-marks.ts';

const list = [
  anAttendee({ status: 'accepted', partySize: 2 }),
  anAttendee({ status: 'declined' }),
  anAttendee(),
  anAttendee({ status: 'maybe' }),
  anAttendee({ placeInLine: 1 }),
  anAttendee({ awaitsApproval: true }),
];

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
