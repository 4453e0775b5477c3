import { expect, test } from 'vitest';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { canCheckIn } from './can-check-in.ts';

const begins = new Date('2026-12-04T19:00:00Z');
const evening = new Date('2026-12-04T18:30:00Z');

test('check-in is not possible twelve days early', () => {
  expect(canCheckIn(anAttendee(), begins, new Date('2026-11-22T19:00:00Z'))).toBe(false);
});

test('guests on the waitlist or awaiting approval cannot be checked in', () => {
  expect(canCheckIn(anAttendee({ placeInLine: 1 }), begins, evening)).toBe(false);
  expect(canCheckIn(anAttendee({ awaitsApproval: true }), begins, evening)).toBe(false);
});

test('other guests can be checked in on the evening and afterwards', () => {
  expect(canCheckIn(anAttendee(), begins, evening)).toBe(true);
  expect(canCheckIn(anAttendee({ status: 'declined' }), begins, new Date('2026-12-05T09:00:00Z'))).toBe(true);
});
