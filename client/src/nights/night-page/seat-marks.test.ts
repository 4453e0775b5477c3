import { expect, test } from 'vitest';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { seatMarks } from './seat-marks.ts';

const list = [
  anAttendee({ status: 'accepted', partySize: 2 }),
  anAttendee({ status: 'declined' }),
  anAttendee(),
  anAttendee({ status: 'maybe' }),
  anAttendee({ placeInLine: 1 }),
  anAttendee({ awaitsApproval: true }),
];

test('seats are marked by heads, the most certain first, and the rest is free', () => {
  expect(seatMarks(6, list)).toEqual(['accepted', 'accepted', 'maybe', 'invited', 'free', 'free']);
});

test('there are at most as many marks as seats', () => {
  expect(seatMarks(3, list)).toEqual(['accepted', 'accepted', 'maybe']);
});

test('there are no marks without a limit or with more than sixteen seats', () => {
  expect(seatMarks(null, list)).toEqual([]);
  expect(seatMarks(17, list)).toEqual([]);
});
